import type { Seat } from '@parlour/kernel';
import type { CodeRequest, SeatRequest, SeriesScore, TableSettings } from '@parlour/protocol';
import type { SavedNotice } from '../lobby/seat-notices.ts';
import type { Holder } from '../lobby/seat-owners.ts';
import { broadcastTable } from '../output/send.ts';
import { type InputContext, type Room, requestSave } from './room.ts';

/** How a table is kept, besides what is played at it: saved with the table, and replaced when it changes. */
export interface TableMeta {
  readonly settings: TableSettings;
  /** Whose device is the screen for everybody. */
  readonly sharedScreen: string | null;
  /** Handles of those who were taken away from the table and see nothing of it. */
  readonly banned: readonly string[];
  readonly seatRequests: readonly SeatRequest[];
  readonly seatCodes: readonly IssuedSeatCode[];
  readonly codeRequests: readonly SavedCodeRequest[];
  /** Who has held a seat of the running match: this outlives sleep, restarts and nodes. */
  readonly holders: readonly Holder[];
  /** Handles of the players who ask for a rematch. */
  readonly rematch: readonly string[];
  /** The only person has stopped the match. It counts while `canPause`. */
  readonly paused: boolean;
  readonly notices: readonly SavedNotice[];
  readonly series: SavedSeries | null;
  readonly deadline: CorrespondenceDeadline | null;
}

/** Moves a person's seat to another device, once. */
export interface IssuedSeatCode {
  readonly code: string;
  readonly seat: Seat;
  /** The owner of the seat when the code was made: it moves no other owner's seat. */
  readonly handle: string;
  /** Who asked for the code: only this person is sent it. */
  readonly to: string;
  /** By the calendar. */
  readonly until: number;
}

/** The shared screen asks the owner of a seat for a code. */
interface SavedCodeRequest extends CodeRequest {
  /** The owner when the screen asked. */
  readonly handle: string;
  /** By the calendar. */
  readonly until: number;
}

export interface SavedSeries extends SeriesScore {
  /** The match that was counted last. */
  readonly counted: string;
}

/** When the clock of a slow game decides. It counts only for the decision it was set for. */
interface CorrespondenceDeadline {
  readonly match: string;
  readonly step: number;
  /** By the calendar, in milliseconds: it runs while nobody is there and while the house is closed. */
  readonly at: number;
}

const DEFAULT_SETTINGS: TableSettings = {
  spectators: 'open',
  lateJoin: 'ask',
  timeControl: 'live',
  series: 'single',
  absent: 'wait',
  tempo: 'normal',
};

export function newTableMeta(screen: string | null = null, settings: Partial<TableSettings> = {}): TableMeta {
  // Late joiners at a party are already in the room.
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
    notices: [],
    series: null,
    deadline: null,
  };
}

/** What was saved by an older version lacks what was added since. */
export function loadTableMeta(saved: TableMeta | undefined): TableMeta {
  return saved === undefined ? newTableMeta() : { ...newTableMeta(), ...saved, settings: { ...DEFAULT_SETTINGS, ...saved.settings } };
}

/** Changes how the table is kept, and tells everyone. */
export function updateMeta(ctx: InputContext, change: Partial<TableMeta>): void {
  ctx.room.meta = { ...ctx.room.meta, ...change };
  requestSave(ctx);
  broadcastTable(ctx);
}

/** Who may do what a host does. */
export function hasHostPowers({ host, meta }: Room, handle: string): boolean {
  return handle === host || handle === meta.sharedScreen;
}

/** Milliseconds of the calendar. Where there is none, the table's own clock has to do. */
export function wallClock({ room, now }: InputContext): number {
  return room.env.wallClock?.() ?? now;
}
