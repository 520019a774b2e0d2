import type { Entry, GameTypes, Match, Seat, StepResult } from '@parlour/kernel';

/** Something that bots do or leave: how often is counted over the games of an arena, by bot. */
export interface Habit<T extends GameTypes = GameTypes> {
  readonly name: string;
  /** Who could do it in this step, and whether they did; undefined where the step is about something else. */
  seen(
    before: T['State'],
    entry: Entry<T['Move']>,
    events: readonly T['Event'][],
  ): { readonly seat: Seat; readonly did: boolean } | undefined;
}

/** One habit of one bot: how often it was possible, and how often it was done. */
export interface HabitCount {
  readonly bot: string;
  readonly habit: string;
  readonly times: number;
  readonly of: number;
}

/** Counts habits step by step. */
export class HabitCounter {
  readonly #habits: readonly Habit[];
  readonly #names: readonly string[];
  readonly #counts = new Map<string, HabitCount>();

  constructor(habits: readonly Habit[], names: readonly string[]) {
    this.#habits = habits;
    this.#names = names;
  }

  readonly watch = (before: Match<GameTypes>, { entry, events }: StepResult<GameTypes>): void => {
    const happened = events.map(({ event }) => event);
    for (const watched of this.#habits) {
      const habit = watched.name;
      const found = watched.seen(before.state, entry, happened);
      if (found === undefined) continue;
      const bot = this.#names[found.seat] ?? '';
      const key = `${bot} ${habit}`;
      const { times, of } = this.#counts.get(key) ?? { times: 0, of: 0 };
      this.#counts.set(key, { bot, habit, times: times + (found.did ? 1 : 0), of: of + 1 });
    }
  };

  counts(): readonly HabitCount[] {
    return [...this.#counts.values()];
  }
}

export function addedHabits(games: readonly (readonly HabitCount[])[]): readonly HabitCount[] {
  const sums = new Map<string, HabitCount>();
  for (const { bot, habit, times, of } of games.flat()) {
    const key = `${bot} ${habit}`;
    const sum = sums.get(key);
    sums.set(key, { bot, habit, times: times + (sum?.times ?? 0), of: of + (sum?.of ?? 0) });
  }
  return [...sums.values()];
}
