import type { Seat } from '@parlour/kernel';
import type { CodeRequest, SeatRequest, SeriesScore, TableSettings } from '@parlour/protocol';
import type { SavedNotice } from '../lobby/seat-notices.ts';
import type { Holder } from '../lobby/seat-owners.ts';
import { broadcastTable } from '../output/send.ts';
import { type InputContext, type Room, requestSave } from './room.ts';

/** What is saved with a table besides its seats and match; replaced when it changes. */
export interface TableMeta {
  readonly settings: TableSettings;
  /** The handle of the shared screen. */
  readonly sharedScreen: string | null;
  /** Handles of spectators the host removed; they see nothing of the table. */
  readonly banned: readonly string[];
  readonly seatRequests: readonly SeatRequest[];
  readonly seatCodes: readonly IssuedSeatCode[];
  readonly codeRequests: readonly SavedCodeRequest[];
  /** Everyone who has held a seat of the running match; saved, and the same at all nodes. */
  readonly holders: readonly Holder[];
  /** Handles of the players who ask for a rematch. */
  readonly rematch: readonly string[];
  /** The only person has paused the match. It counts while `canPause`. */
  readonly paused: boolean;
  /** Handles of people whom the host keeps from speaking. */
  readonly silenced: readonly string[];
  readonly notices: readonly SavedNotice[];
  readonly series: SavedSeries | null;
  readonly deadline: CorrespondenceDeadline | null;
  /** When bots take the free seats of the lobby and the match starts, in wall-clock milliseconds; null once a match has started. */
  readonly fillAt?: number | null;
  /** Other games that the first person plays too, for one of which another person may sit down. */
  readonly otherGames?: readonly string[];
  /** The day whose deal is played here: seats, options and seed are fixed, and there is one match. */
  readonly daily?: string;
}

/** Moves a person's seat to another device, once. */
export interface IssuedSeatCode {
  readonly code: string;
  readonly seat: Seat;
  /** The owner of the seat when the code was made: it moves no other owner's seat. */
  readonly handle: string;
  /** The person who asked for the code: only they receive it. */
  readonly to: string;
  /** Wall-clock milliseconds. */
  readonly until: number;
}

/** The shared screen asks the owner of a seat for a code. */
interface SavedCodeRequest extends CodeRequest {
  /** The owner when the screen asked. */
  readonly handle: string;
  /** Wall-clock milliseconds. */
  readonly until: number;
}

export interface SavedSeries extends SeriesScore {
  /** The match that was counted last. */
  readonly counted: string;
}

/** When the clock of a correspondence match decides. It counts only for the decision it was set for. */
interface CorrespondenceDeadline {
  readonly match: string;
  readonly step: number;
  /** Wall-clock milliseconds: it runs while nobody is connected and while the server is down. */
  readonly at: number;
}

const DEFAULT_SETTINGS: TableSettings = {
  spectators: 'open',
  lateJoin: 'ask',
  agents: 'invited',
  timeControl: 'live',
  series: 'single',
  absent: 'wait',
  tempo: 'normal',
  voice: 'players',
};

export function newTableMeta(screen: string | null = null, settings: Partial<TableSettings> = {}): TableMeta {
  // Late joiners at a shared screen are already in the room.
  const usual: TableSettings = screen === null ? DEFAULT_SETTINGS : { ...DEFAULT_SETTINGS, lateJoin: 'open' };
  return {
    settings: { ...usual, ...settings },
    sharedScreen: screen,
    banned: [],
    seatRequests: [],
    seatCodes: [],
    codeRequests: [],
    holders: [],
    rematch: [],
    paused: false,
    silenced: [],
    notices: [],
    series: null,
    deadline: null,
  };
}

/** Changes the table meta, and sends the table to everyone. */
export function updateMeta(ctx: InputContext, change: Partial<TableMeta>): void {
  ctx.room.meta = { ...ctx.room.meta, ...change };
  requestSave(ctx);
  broadcastTable(ctx);
}

/** Whether a person has host powers. */
export function hasHostPowers({ host, meta }: Room, handle: string): boolean {
  return handle === host || handle === meta.sharedScreen;
}

/** Wall-clock milliseconds; without a wall clock, the table's own clock. */
export function wallClock({ room, now }: InputContext): number {
  return room.env.wallClock?.() ?? now;
}
