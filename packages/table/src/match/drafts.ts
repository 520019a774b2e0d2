import { type GameTypes, type Match, type Seat, type StepResult, startsNewDecision } from '@parlour/kernel';
import type { StoredEntry } from '../room/inputs.ts';

/** How many keys of superseded drafts the log keeps: more than one player's devices have in flight. */
const KEPT_DRAFT_KEYS = 4;

/** The last entry of a seat in this decision, if it is a draft. */
interface LastDraft {
  readonly step: number;
  /** Its key, after the keys of the drafts it superseded. */
  readonly keys: readonly string[];
}

/** The drafts of a seat in this decision. */
interface SeatDrafts {
  readonly last: LastDraft | undefined;
  /** A draft made before this step is older than one that was already replaced. */
  readonly lateBefore: number;
}

export type Drafts = ReadonlyMap<Seat, SeatDrafts>;

export function isDraft({ match, entry }: StepResult<GameTypes>): boolean {
  return 'seat' in entry && match.game.isDraft?.(entry.move) === true;
}

/** Whether a draft that was made at step `seen` comes after newer drafts of its seat. */
export const isLateDraft = (drafts: Drafts, seat: Seat, seen: number): boolean => seen < (drafts.get(seat)?.lateBefore ?? 0);

/** The drafts after a step. */
export function draftsAfter(
  drafts: Drafts,
  before: Match<GameTypes>,
  played: StepResult<GameTypes>,
  stored: StoredEntry | undefined,
): Drafts {
  const { match, entry } = played;
  const open = startsNewDecision(before, match) ? new Map<Seat, SeatDrafts>() : drafts;
  if (!('seat' in entry)) return open;
  return new Map(open).set(entry.seat, {
    last: isDraft(played) && open === drafts ? { step: match.step, keys: keysOf(stored) } : undefined,
    lateBefore: stored?.supersedes ?? open.get(entry.seat)?.lateBefore ?? 0,
  });
}

/** The stored form of an entry: a draft replaces the seat's last one, and keeps the keys of those before it. */
export function storedEntry(drafts: Drafts, played: StepResult<GameTypes>, key: string | undefined): StoredEntry {
  const { entry } = played;
  const last = 'seat' in entry && isDraft(played) ? drafts.get(entry.seat)?.last : undefined;
  return {
    entry,
    ...(key === undefined ? {} : { key }),
    ...(last === undefined ? {} : { supersedes: last.step, past: last.keys.slice(1 - KEPT_DRAFT_KEYS) }),
  };
}

/** All keys that an entry of the log covers. */
export const keysOf = (stored: StoredEntry | undefined): readonly string[] => [
  ...(stored?.past ?? []),
  ...(stored?.key === undefined ? [] : [stored.key]),
];

const SUPERSEDED: StoredEntry = { entry: { superseded: true } };

/** Adds an entry to a log in memory. The draft that it supersedes leaves an empty step. */
export function addEntry(log: StoredEntry[], stored: StoredEntry): void {
  if (stored.supersedes !== undefined) log[stored.supersedes - 1] = SUPERSEDED;
  log.push(stored);
}
