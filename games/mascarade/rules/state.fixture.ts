import { type Choice, chanceFor, EventCollector, eventsFor, isRefusal, seedFromText, type Viewer } from '@parlour/kernel';
import { cardsOf, faceDown, kindOf } from './cards.ts';
import { type Event, type MaskKind, type Move, mascarade, type Options, type State } from './index.ts';

export function options(given: Partial<Options> = {}, seats = 6): Options {
  const parsed = mascarade.parseOptions({ clock: 0, first: 0, ...given }, seats);
  if (isRefusal(parsed)) throw new Error(JSON.stringify(parsed));
  return parsed.ok;
}

export function dealt(given: Partial<Options> = {}, seats = 6, seed = 'deal'): State {
  return mascarade.setup(options(given, seats), seats, chanceFor(seedFromText(seed), 0), new EventCollector());
}

const covered = (kinds: readonly MaskKind[]) => cardsOf(kinds).map(faceDown);

type Wanted = Omit<Partial<State>, 'options' | 'masks' | 'centre'> & {
  readonly options?: Partial<Options>;
  readonly masks?: readonly MaskKind[];
  readonly centre?: readonly MaskKind[];
};

/**
 * A state for tests: it is the turn of seat 0, the opening is over, everyone has six coins, and the
 * masks lie face down as given, place by place.
 */
export function table({ options: wanted = {}, masks, centre = [], ...given }: Wanted = {}): State {
  const worn = masks ?? (['judge', 'king', 'empress', 'witch', 'troubadour', 'cheater'] as const);
  const cards = covered([...worn, ...centre]);
  return {
    ...dealt(wanted, worn.length),
    inPlay: [...worn, ...centre],
    phase: 'turn',
    turn: 8,
    active: 0,
    masks: cards.slice(0, worn.length),
    centre: cards.slice(worn.length),
    ...given,
  };
}

/** Plays a checked move, and returns one viewer's events: a spectator's by default. */
export function act(state: State, seat: number, move: Move, viewer: Viewer = 'spectator'): Event[] {
  const refusal = mascarade.check(mascarade.view(state, seat), seat, move);
  if (refusal !== undefined && move.do !== 'stammer') throw new Error(JSON.stringify(refusal));
  return resolved(state, [{ seat, move }], viewer);
}

export function resolved(state: State, choices: readonly Choice<Move>[], viewer: Viewer = 'spectator', seed = 'act'): Event[] {
  const scribe = new EventCollector<Event>();
  mascarade.resolve(state, choices, chanceFor(seedFromText(seed), 1), scribe);
  return eventsFor(scribe.collected, viewer);
}

/** Announces, and has the others answer in order: `claimants` claim, the rest pass. */
export function announced(state: State, mask: MaskKind, claimants: readonly number[] = [], viewer: Viewer = 'spectator'): Event[] {
  const announcer = state.seatAt[state.active] as number;
  const events = act(state, announcer, { do: 'announce', mask }, viewer);
  while (state.phase === 'claim') {
    const seat = state.seatAt[state.asked as number] as number;
    events.push(...act(state, seat, { do: claimants.includes(seat) ? 'claim' : 'pass' }, viewer));
  }
  return events;
}

export const refusalOf = (state: State, seat: number, move: Move) => mascarade.check(mascarade.view(state, seat), seat, move);

export const may = (state: State, seat: number, move: Move): boolean => refusalOf(state, seat, move) === undefined;

export const legal = (state: State, seat: number): readonly Move[] => mascarade.legalMoves(mascarade.view(state, seat), seat);

export const byClock = (state: State, seat: number): Move => mascarade.defaultMove(mascarade.view(state, seat), seat);

export function waiting(state: State) {
  const status = mascarade.status(state);
  if ('over' in status) throw new Error('the game is over');
  return status;
}

export const outcome = (state: State) => {
  const status = mascarade.status(state);
  return 'over' in status ? status.over : undefined;
};

export const types = (events: readonly Event[]): string[] => events.map((event) => event.type);

/** The real mask of each place. */
export const truth = (state: State): MaskKind[] => state.masks.map((mask) => kindOf(typeof mask === 'string' ? mask : mask.secret));

export const isCovered = (state: State): boolean => [...state.masks, ...state.centre].every((mask) => typeof mask !== 'string');
