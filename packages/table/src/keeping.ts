import type { Seat } from '@parlour/kernel';
import type { Asking, Customs, SeriesScore } from '@parlour/protocol';
import { type Room, save, type Turn } from './room.ts';
import { tellTable } from './tell.ts';

/** How a table is kept, besides what is played at it: saved with the table, and replaced when it changes. */
export interface Keeping {
  readonly customs: Customs;
  /** Whose device is the screen for everybody. */
  readonly screen: string | null;
  /** Handles of those who were taken away from the table and see nothing of it. */
  readonly dismissed: readonly string[];
  readonly asking: readonly Asking[];
  readonly seatCodes: readonly SeatCode[];
  readonly series: SavedSeries | null;
  readonly due: Due | null;
}

/** Gives a person's chair to another phone, once. */
export interface SeatCode {
  readonly code: string;
  readonly seat: Seat;
  /** Whose chair it was when the code was given: nobody else's is given away by it. */
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

export function newKeeping(screen: string | null = null, customs: Partial<Customs> = {}): Keeping {
  // At a party whoever comes late is let in by the door, and may sit down where a bot sits.
  const usual: Customs = { watching: 'open', lateGuests: screen === null ? 'ask' : 'welcome', tempo: 'sitting', series: 'single' };
  return { customs: { ...usual, ...customs }, screen, dismissed: [], asking: [], seatCodes: [], series: null, due: null };
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
