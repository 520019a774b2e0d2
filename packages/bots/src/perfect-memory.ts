import { type Chance, chanceFor, eventsFor, type GameTypes, type Json, type Match, type Seat, type StepResult } from '@parlour/kernel';

/** A head that forgets nothing and concludes what follows: it hears what its seat hears, and nothing else. */
export interface PerfectMemory<T extends GameTypes, Memory extends Json = Json> {
  begin(view: T['View']): Memory;
  notice(memory: Memory, heard: readonly T['Event'][], view: T['View'], seat: Seat, chance: Chance): Memory;
  /** One of the ways in which things may lie, for all that this head knows. */
  believe(memory: Memory, view: T['View'], chance: Chance): T['Beliefs'];
}

export type AnyPerfectMemory = PerfectMemory<GameTypes>;

/** A game's perfect memory as catalogues handle it: they never look inside the types. */
export function definePerfectMemory<T extends GameTypes, Memory extends Json>(recall: PerfectMemory<T, Memory>): AnyPerfectMemory {
  return recall;
}

/** What such a head has in mind, and the luck with which it imagines. */
export interface MemoryState {
  readonly recall: AnyPerfectMemory;
  readonly seat: Seat;
  readonly memory: Json;
}

export function startMemory(recall: AnyPerfectMemory, match: Match<GameTypes>, seat: Seat): MemoryState {
  return { recall, seat, memory: recall.begin(match.game.view(match.state, seat)) };
}

export function rememberStep(recollection: MemoryState, { match, events }: Pick<StepResult<GameTypes>, 'match' | 'events'>): MemoryState {
  const { recall, seat, memory } = recollection;
  const view = match.game.view(match.state, seat);
  return { ...recollection, memory: recall.notice(memory, eventsFor(events, seat), view, seat, chanceFor(match.seed, match.step)) };
}

/** Worlds that this head cannot tell from the real one. What is the same in all of them, it knows. */
export function possibleWorlds({ recall, seat, memory }: MemoryState, match: Match<GameTypes>, count: number): GameTypes['State'][] {
  const { game, state } = match;
  const view = game.view(state, seat);
  return Array.from({ length: count }, (_, i) => {
    const chance = chanceFor(match.seed, IMAGINING - i);
    return game.imagine(view, seat, recall.believe(memory, view, chance), chance);
  });
}

/** Worlds are drawn from the far end of the match's streams, where no step ever comes. */
const IMAGINING = 2 ** 31;
