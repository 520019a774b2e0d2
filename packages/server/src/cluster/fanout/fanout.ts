import { isRecord } from '@parlour/kernel';
import type { ChatLine, Person, VoiceSignal } from '@parlour/protocol';
import type { StoredEntry, VoicePresence } from '@parlour/table';

/** Messages between nodes. A message may be lost: everything that matters is in the store, and a message only says where to look. */
export type NodeMessage =
  /** The log of a match has this length. A node that is one step behind takes the step from the message. */
  | { readonly type: 'step'; readonly match: string; readonly step: number; readonly entry?: StoredEntry }
  /** The table was saved in this version. */
  | { readonly type: 'table'; readonly version: number }
  /** The people connected to the sender. */
  | { readonly type: 'presence'; readonly handles: readonly string[] }
  /** Asks the other nodes for their connected people and recent chat. */
  | { readonly type: 'who' }
  | { readonly type: 'chat'; readonly line: ChatLine }
  /** Recent chat lines, for a node that asked. */
  | { readonly type: 'talk'; readonly lines: readonly ChatLine[] }
  /** The people of the sender in the voice chat, and a signal between two of them. */
  | { readonly type: 'voice'; readonly members: readonly VoicePresence[] }
  | { readonly type: 'voice-signal'; readonly from: string; readonly to: string; readonly signal: VoiceSignal }
  /** For all tables: a person changed their name or avatar. */
  | { readonly type: 'person'; readonly person: Person }
  /** For all tables: a person was deleted. */
  | { readonly type: 'forgotten'; readonly handle: string }
  /** For all tables: a session of a person was revoked. */
  | { readonly type: 'revoked'; readonly handle: string }
  /** For all tables: whom these people block has changed. */
  | { readonly type: 'blocks'; readonly handles: readonly string[] }
  /** For all tables: whether a node can write to the store. */
  | { readonly type: 'storing'; readonly ok: boolean }
  /** For all tables: a node is up, or shuts down. */
  | { readonly type: 'pulse' }
  | { readonly type: 'gone' };

/** In place of a table's code, for messages about all nodes and all tables. */
export const ALL_TABLES = '*';

export interface FanoutListener {
  /** Receives a message of another node, never the node's own. */
  receive(code: string, from: string, message: NodeMessage): void;
  health(healthy: boolean): void;
}

/** Carries messages between nodes. It never throws and never waits; what it cannot carry is lost, and then it is not healthy. */
export interface Fanout {
  readonly healthy: boolean;
  publish(code: string, message: NodeMessage): void;
  /** Resolves when messages about this table arrive, at once while nothing arrives at all. */
  listen(code: string): Promise<void>;
  leave(code: string): void;
  close(): Promise<void>;
}

export type FanoutFactory = (node: string, listener: FanoutListener) => Fanout;

/** Nodes of several versions may share a cluster: an unreadable message is ignored. */
export function decodeNodeMessage(text: string): { readonly from: string; readonly message: NodeMessage } | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    if (!Array.isArray(parsed)) return undefined;
    const [from, note] = parsed as unknown[];
    if (typeof from !== 'string' || !isRecord(note) || typeof note.type !== 'string') return undefined;
    return { from, message: note as NodeMessage };
  } catch {
    return undefined;
  }
}

export function encodeNodeMessage(from: string, message: NodeMessage): string {
  return JSON.stringify([from, message]);
}

/** How every message of a node begins, so that its own ones need not be parsed. */
export const beginningOf = (from: string): string => `[${JSON.stringify(from)},`;
