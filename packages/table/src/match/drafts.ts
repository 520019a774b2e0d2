import { type GameTypes, type Match, type Seat, type StepResult, startsNewDecision } from '@parlour/kernel';
import type { StoredEntry } from '../room/inputs.ts';

/** How many keys of superseded drafts the log keeps: more than one player's devices have in flight. */
const KEPT_DRAFT_KEYS = 4;

/** The last draft of a seat, while it is the seat's last entry in this decision. */
interface LastDraft {
  readonly step: number;
  /** Its key, after the keys of the drafts it superseded. */
  readonly keys: readonly string[];
}

export type Drafts = ReadonlyMap<Seat, LastDraft>;

export function isDraft({ match, entry }: StepResult<GameTypes>): boolean {
  return 'seat' in entry && match.game.isDraft?.(entry.move) === true;
}

/** The last drafts after a step. */
export function draftsAfter(
  drafts: Drafts,
  before: Match<GameTypes>,
  played: StepResult<GameTypes>,
  stored: StoredEntry | undefined,
): Drafts {
  const { match, entry } = played;
  const open = startsNewDecision(before, match) ? new Map<Seat, LastDraft>() : drafts;
  if (!('seat' in entry)) return open;
  const next = new Map(open);
  next.delete(entry.seat);
  if (isDraft(played) && open === drafts) next.set(entry.seat, { step: match.step, keys: keysOf(stored) });
  return next;
}

/** The stored form of an entry: a draft replaces the seat's last one, and keeps the keys of those before it. */
export function storedEntry(drafts: Drafts, played: StepResult<GameTypes>, key: string | undefined): StoredEntry {
  const { entry } = played;
  const last = 'seat' in entry && isDraft(played) ? drafts.get(entry.seat) : undefined;
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
