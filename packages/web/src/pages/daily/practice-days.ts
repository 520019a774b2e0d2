import { isRecord, parseSeed } from '@parlour/kernel';
import type { DailyDeals, Day } from '@parlour/protocol';

const KEPT = 'parlour.daily-seeds';
const MAX_DAYS = 30;

type Seeds = Readonly<Record<Day, Readonly<Record<string, string>>>>;

/** Seeds of days that are over, kept on the device: their deals can be played for practice without a connection. */
export function savePracticeDays(past: DailyDeals['past']): void {
  const all = { ...practiceSeeds() };
  for (const { day, seeds } of past) all[day] = { ...all[day], ...seeds };
  const kept = Object.entries(all)
    .toSorted(([one], [other]) => other.localeCompare(one))
    .slice(0, MAX_DAYS);
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage practice needs the server.
  }
}

export function practiceSeed(game: string, day: Day): string | undefined {
  const seed = practiceSeeds()[day]?.[game];
  return parseSeed(seed) === undefined ? undefined : seed;
}

/** The days whose deal of this game is on the device, the latest first. */
export function practiceDays(game: string): readonly Day[] {
  return Object.keys(practiceSeeds())
    .filter((day) => practiceSeed(game, day) !== undefined)
    .toSorted()
    .toReversed();
}

function practiceSeeds(): Seeds {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return isRecord(kept) ? (kept as Seeds) : {};
  } catch {
    return {};
  }
}
