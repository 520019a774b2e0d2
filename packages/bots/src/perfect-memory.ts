import { type Chance, chanceFor, eventsFor, type GameTypes, type Json, type Match, type Seat, type StepResult } from '@parlour/kernel';

/** Remembers everything its seat receives and draws every conclusion from it, and uses nothing else. */
export interface PerfectMemory<T extends GameTypes, Memory extends Json = Json> {
  begin(view: T['View']): Memory;
  notice(memory: Memory, heard: readonly T['Event'][], view: T['View'], seat: Seat, chance: Chance): Memory;
  /** Draws one of the worlds consistent with this memory. */
  believe(memory: Memory, view: T['View'], chance: Chance): T['Beliefs'];
}

export type AnyPerfectMemory = PerfectMemory<GameTypes>;

/** A game's perfect memory as catalogues handle it, without its types. */
export function definePerfectMemory<T extends GameTypes, Memory extends Json>(recall: PerfectMemory<T, Memory>): AnyPerfectMemory {
  return recall;
}

/** A perfect memory's content, and the chance it imagines with. */
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

/** Worlds that this seat cannot tell from the real one. What is the same in all of them, the seat knows. */
export function possibleWorlds({ recall, seat, memory }: MemoryState, match: Match<GameTypes>, count: number): GameTypes['State'][] {
  const { game, state } = match;
  const view = game.view(state, seat);
  return Array.from({ length: count }, (_, i) => {
    const chance = chanceFor(match.seed, IMAGINING - i);
    return game.imagine(view, seat, recall.believe(memory, view, chance), chance);
  });
}

/** Worlds are drawn from streams far above any step number. */
const IMAGINING = 2 ** 31;
