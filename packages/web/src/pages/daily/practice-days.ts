import { isRecord, parseSeed } from '@parlour/kernel';
import type { DailyDeals, Day } from '@parlour/protocol';
import { deviceStorage } from '@parlour/ui/browser/storage.ts';

const SAVED = 'parlour.daily-seeds';
const MAX_DAYS = 30;

type Seeds = Readonly<Record<Day, Readonly<Record<string, string>>>>;

/** Saves the seeds of days that are over: their deals can be played for practice without a connection. */
export function savePracticeDays(past: DailyDeals['past']): void {
  const all = { ...practiceSeeds() };
  for (const { day, seeds } of past) all[day] = { ...all[day], ...seeds };
  const latest = Object.entries(all)
    .toSorted(([one], [other]) => other.localeCompare(one))
    .slice(0, MAX_DAYS);
  deviceStorage.write(SAVED, Object.fromEntries(latest));
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
  const saved = deviceStorage.read(SAVED);
  return isRecord(saved) ? (saved as Seeds) : {};
}
