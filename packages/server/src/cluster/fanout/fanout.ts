import { isRecord } from '@parlour/kernel';
import type { ChatLine, Person } from '@parlour/protocol';
import type { StoredEntry } from '@parlour/table';

/** What nodes tell one another. A note may be lost: whatever matters is in the store, and a note only says where to look. */
export type NodeMessage =
  /** The log of a match has come this far. Whoever is just one step behind need not read what that step was. */
  | { readonly type: 'step'; readonly match: string; readonly step: number; readonly entry?: StoredEntry }
  /** The table was saved in this version. */
  | { readonly type: 'table'; readonly version: number }
  /** Who is at the table by way of the node that says so. */
  | { readonly type: 'presence'; readonly handles: readonly string[] }
  /** Asks the others who is with them and what was said. */
  | { readonly type: 'who' }
  | { readonly type: 'chat'; readonly line: ChatLine }
  /** What was said lately, for a node that asked. */
  | { readonly type: 'talk'; readonly lines: readonly ChatLine[] }
  /** Everywhere: somebody changed their name or face. */
  | { readonly type: 'person'; readonly person: Person }
  /** Everywhere: somebody asked to be forgotten. */
  | { readonly type: 'forgotten'; readonly handle: string }
  /** Everywhere: whether a node can write to the store. */
  | { readonly type: 'storing'; readonly ok: boolean }
  /** Everywhere: a node is there, or takes its leave. */
  | { readonly type: 'pulse' }
  | { readonly type: 'gone' };

/** In place of a table's code, for what concerns all nodes and all tables. */
export const ALL_TABLES = '*';

export interface FanoutListener {
  /** A note of another node, never of one's own. */
  hear(code: string, from: string, message: NodeMessage): void;
  health(healthy: boolean): void;
}

/** Carries notes between nodes. It never throws and never waits; what it cannot carry is lost, and then it is not healthy. */
export interface Fanout {
  readonly healthy: boolean;
  publish(code: string, message: NodeMessage): void;
  /** Resolves when notes about this table arrive, at once while nothing arrives at all. */
  listen(code: string): Promise<void>;
  leave(code: string): void;
  close(): Promise<void>;
}

export type FanoutFactory = (node: string, ears: FanoutListener) => Fanout;

/** Nodes of several versions may share a house: what cannot be read is not for this one. */
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
