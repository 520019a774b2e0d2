import type { Seat } from '@parlour/kernel';
import type { SeatRequest, CodeRequest, TableSettings, SeriesScore } from '@parlour/protocol';
import type { SavedNotice } from '../lobby/seat-notices.ts';
import type { Holder } from '../lobby/seat-owners.ts';
import { tellTable } from '../output/send.ts';
import { type Room, save, type Turn } from './room.ts';

/** How a table is kept, besides what is played at it: saved with the table, and replaced when it changes. */
export interface Keeping {
  readonly customs: TableSettings;
  /** Whose device is the screen for everybody. */
  readonly screen: string | null;
  /** Handles of those who were taken away from the table and see nothing of it. */
  readonly dismissed: readonly string[];
  readonly asking: readonly SeatRequest[];
  readonly seatCodes: readonly SeatCode[];
  readonly codeRequests: readonly SavedCodeRequest[];
  /** Who has held a seat of the running match: this outlives sleep, restarts and nodes. */
  readonly holders: readonly Holder[];
  /** Handles of the players who ask for a rematch. */
  readonly rematch: readonly string[];
  readonly notices: readonly SavedNotice[];
  readonly series: SavedSeries | null;
  readonly due: Due | null;
}

/** Moves a person's seat to another device, once. */
export interface SeatCode {
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
interface Due {
  readonly match: string;
  readonly step: number;
  /** By the calendar, in milliseconds: it runs while nobody is there and while the house is closed. */
  readonly at: number;
}

export function newKeeping(screen: string | null = null, customs: Partial<TableSettings> = {}): Keeping {
  const usual: TableSettings = {
    spectators: 'open',
    // Late joiners at a party are already in the room.
    lateJoin: screen === null ? 'ask' : 'welcome',
    timeControl: 'sitting',
    series: 'single',
    absent: 'wait',
  };
  return {
    customs: { ...usual, ...customs },
    screen,
    dismissed: [],
    asking: [],
    seatCodes: [],
    codeRequests: [],
    holders: [],
    rematch: [],
    notices: [],
    series: null,
    due: null,
  };
}

/** Changes how the table is kept, and tells everyone. */
export function keep(turn: Turn, change: Partial<Keeping>): void {
  turn.room.keeping = { ...turn.room.keeping, ...change };
  save(turn);
  tellTable(turn);
}

/** Who may do what a host does. */
export function isHost({ host, keeping }: Room, handle: string): boolean {
  return handle === host || handle === keeping.screen;
}

/** Milliseconds of the calendar. Where there is none, the table's own clock has to do. */
export function calendar({ room, now }: Turn): number {
  return room.world.stamp?.() ?? now;
}
