import type { Change, Json, Outcome, Pace, Refusal, Seat, Share } from '@parlour/kernel';
import type { BotLevel, ChatLine, Emote, TableInfo } from './table.ts';
import type { SeatNotice, SettingsChange } from './table-settings.ts';
import type { VoiceMessage, VoicePeer, VoiceSignal } from './voice.ts';

/** What a client sends over a table's socket. `key` is chosen by the client and makes a resend harmless. */
export type ClientMessage =
  /** With `games`, only for one of these. A table whose first person plays several gets one that both play. */
  | { readonly type: 'sit'; readonly games?: readonly string[] }
  | { readonly type: 'leave-seat' }
  /** Adds the sender's share to the seed of the next match, named by its hash. */
  | { readonly type: 'share'; readonly seedHash: string; readonly share: Share }
  | { readonly type: 'add-bot'; readonly level: BotLevel }
  | { readonly type: 'remove-bot'; readonly name: string }
  /** The host removes a person from their seat. */
  | { readonly type: 'remove-player'; readonly handle: string }
  /** The host removes a spectator from the table. */
  | { readonly type: 'remove-spectator'; readonly handle: string }
  /** The host's device becomes the shared screen: it has no seat and keeps the host's powers. */
  | { readonly type: 'become-shared-screen' }
  /** What the host decides about the table besides its game options. */
  | { readonly type: 'settings'; readonly settings: SettingsChange }
  /** A late joiner would like a bot's seat; the host answers where late joiners have to ask. An owner takes their seat back. */
  | { readonly type: 'request-seat'; readonly seat: Seat }
  | { readonly type: 'answer-seat-request'; readonly handle: string; readonly accept: boolean }
  /** Asks for a code that moves a person's seat to another device. They get it at once, the shared screen with their consent. */
  | { readonly type: 'seat-code'; readonly handle: string }
  /** The owner's answer to a code request of the shared screen. */
  | { readonly type: 'consent'; readonly agrees: boolean }
  | { readonly type: 'claim-seat'; readonly code: string }
  /** The host hands the seat of a disconnected player to a bot. */
  | { readonly type: 'stand-in'; readonly handle: string }
  /** The sender has read the notices about their seat. */
  | { readonly type: 'notices-read' }
  | { readonly type: 'options'; readonly options: Readonly<Record<string, unknown>> }
  | { readonly type: 'start' }
  /** The host starts another match; any other player asks the host for one. */
  | { readonly type: 'rematch' }
  /** `match` is the match it was made in: a late copy must not be played in the next. */
  | { readonly type: 'move'; readonly match?: string; readonly step: number; readonly key: string; readonly move: Json }
  /** The sender has read the reveal of this step: bots need not wait for them any more. */
  | { readonly type: 'reveal-read'; readonly step: number }
  /** The only person at a table of bots stops the match, or lets it go on. */
  | { readonly type: 'pause'; readonly paused: boolean }
  /** Asks for a full observation, after a gap. */
  | { readonly type: 'sync' }
  /** Asks for the legal moves of the sender's seat: for programs that do not know the rules. */
  | { readonly type: 'legal-moves' }
  | VoiceMessage
  | { readonly type: 'leave-voice' }
  /** The host keeps a person from speaking, or lets them. */
  | { readonly type: 'silence'; readonly handle: string; readonly silent: boolean }
  | { readonly type: 'chat'; readonly text: string }
  | { readonly type: 'emote'; readonly emote: Emote };

/** What a socket carries: the messages for its table, and pings, which the server answers itself. */
export type SocketMessage =
  | ClientMessage
  /** Asks for a pong now and every `PONG_EVERY_MS`, until `PING_TTL_MS` have passed without another ping. */
  | { readonly type: 'ping' };

/** A match as one viewer may know it now: `Observation` of the kernel, and how long the clock still runs. */
export interface WireObservation {
  readonly step: number;
  readonly view: Json;
  readonly waiting: readonly Seat[];
  readonly may: readonly Seat[];
  readonly pace: Pace | null;
  readonly sealed: Json | null;
  readonly over: Outcome | null;
  readonly seedHash: string;
  readonly seed: string | null;
  /** Milliseconds until the clock decides, or null without a clock. */
  readonly msLeft: number | null;
}

/** One step forward, the part that is the same for every viewer. An absent field means nothing, none or false. */
export interface Frame {
  readonly step: number;
  /** Changes of the view. */
  readonly view: readonly Change[];
  /** The events everyone receives, in order. Sent once. */
  readonly events: readonly Json[];
  readonly waiting: readonly Seat[];
  readonly may?: readonly Seat[];
  readonly pace: Pace | null;
  readonly over?: Outcome;
  readonly seed?: string;
  readonly msLeft?: number;
  /** The clock made this step's choice. */
  readonly forced?: true;
}

/** The part of a step that only some viewers receive; sent next to the shared frame. */
export interface PrivatePart {
  /** Further changes of the view. */
  readonly view?: readonly Change[];
  /** All events of this viewer, replacing the shared ones; absent where they are the same. */
  readonly events?: readonly Json[];
  readonly sealed?: Json;
}

export type ServerMessage =
  /** The first message on every socket: everything needed to draw the table. */
  | {
      readonly type: 'welcome';
      /** `PROTOCOL_VERSION` of the server. */
      readonly version: number;
      readonly you: string;
      readonly seat: Seat | null;
      readonly table: TableInfo;
      readonly observation: WireObservation | null;
      readonly chat: readonly ChatLine[];
      /** The build of the server; a client of another build reloads. */
      readonly build?: string;
    }
  | { readonly type: 'table'; readonly seat: Seat | null; readonly table: TableInfo }
  /** Answers `sync`, and starts a match: then `events` are this viewer's events of the deal. */
  | { readonly type: 'observation'; readonly observation: WireObservation; readonly events: readonly Json[] }
  | { readonly type: 'frame'; readonly frame: Frame; readonly private?: PrivatePart }
  /** Answers `legal-moves`. `complete` is false where a game has more legal moves than it lists. */
  | { readonly type: 'legal-moves'; readonly step: number; readonly moves: readonly Json[]; readonly complete: boolean }
  /** The move is stored; `step` is its place in the log. */
  | { readonly type: 'ack'; readonly key: string; readonly step: number }
  /** `key` names the move that was refused; without one it answers the last other message. */
  | { readonly type: 'refused'; readonly key?: string; readonly refusal: Refusal }
  /** Answers `share`: the sender's share of that seed, null when it came too late. */
  | { readonly type: 'shared'; readonly seedHash: string; readonly share: Share | null }
  /** A seat code, sent only to the person who asked for it. */
  | { readonly type: 'seat-code'; readonly seat: Seat; readonly code: string; readonly msLeft: number }
  /** Everything done to the receiver's seat that has not been read yet. */
  | { readonly type: 'seat-notices'; readonly notices: readonly SeatNotice[] }
  | { readonly type: 'chat'; readonly line: ChatLine }
  /** Everyone in the voice chat whom the receiver may hear, and the receiver. */
  | { readonly type: 'voice'; readonly peers: readonly VoicePeer[] }
  | { readonly type: 'voice-signal'; readonly from: string; readonly signal: VoiceSignal }
  | { readonly type: 'pong' }
  /** The last message before the server closes the socket; `again` asks the client to reconnect. */
  | { readonly type: 'bye'; readonly refusal: Refusal; readonly again: boolean };
