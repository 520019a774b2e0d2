import { type Chance, chanceFor, eventsFor, type GameTypes, type Json, type Match, type Seat, type StepResult } from '@parlour/kernel';

/** Remembers everything its seat receives and draws every conclusion from it, and uses nothing else. */
export interface PerfectMemory<T extends GameTypes, Memory extends Json = Json> {
  start(view: T['View']): Memory;
  observe(memory: Memory, events: readonly T['Event'][], view: T['View'], seat: Seat, chance: Chance): Memory;
  /** Draws one of the worlds consistent with this memory. */
  believe(memory: Memory, view: T['View'], chance: Chance): T['Beliefs'];
}

export type AnyPerfectMemory = PerfectMemory<GameTypes>;

/** A game's perfect memory as catalogues handle it, without its types. */
export function definePerfectMemory<T extends GameTypes, Memory extends Json>(perfectMemory: PerfectMemory<T, Memory>): AnyPerfectMemory {
  return perfectMemory;
}

/** A perfect memory's content, and the chance it imagines with. */
export interface MemoryState {
  readonly perfectMemory: AnyPerfectMemory;
  readonly seat: Seat;
  readonly memory: Json;
}

export function startMemory(perfectMemory: AnyPerfectMemory, match: Match<GameTypes>, seat: Seat): MemoryState {
  return { perfectMemory, seat, memory: perfectMemory.start(match.game.view(match.state, seat)) };
}

export function rememberStep(state: MemoryState, { match, events }: Pick<StepResult<GameTypes>, 'match' | 'events'>): MemoryState {
  const { perfectMemory, seat, memory } = state;
  const view = match.game.view(match.state, seat);
  return { ...state, memory: perfectMemory.observe(memory, eventsFor(events, seat), view, seat, chanceFor(match.seed, match.step)) };
}

/** Worlds that this seat cannot tell from the real one. What is the same in all of them, the seat knows. */
export function possibleWorlds({ perfectMemory, seat, memory }: MemoryState, match: Match<GameTypes>, count: number): GameTypes['State'][] {
  const { game, state } = match;
  const view = game.view(state, seat);
  return Array.from({ length: count }, (_, i) => {
    const chance = chanceFor(match.seed, IMAGINING - i);
    return game.imagine(view, seat, perfectMemory.believe(memory, view, chance), chance);
  });
}

/** Worlds are drawn from streams far above any step number. */
const IMAGINING = 2 ** 31;
