import { NULL_EVENT_SINK } from '@parlour/bots';
import type { Chance, Seat } from '@parlour/kernel';
import { type Card, fotomania, photosDue, placesFromEnd, type State, type Take, type View } from '../../rules/index.ts';
import { bestAdvance, type PlayerFilm } from './advance-plan.ts';
import { beliefsOf, type FotomaniaMemory } from './memory.ts';
import { stripOutlook, stripValue } from './strip-value.ts';

/** The search effort of a bot. Counted, not timed: the same chance gives the same move on any machine. */
export interface SearchEffort {
  /** Worlds in which every take is weighed by its effect on the bot's own film. */
  readonly worlds: number;
  /** How many of the best takes are followed through the others' replies to the bot's next turn, and in how many worlds. */
  readonly candidates: number;
  readonly futures: number;
  /** How many cards of the hand are planned ahead of those to be played. */
  readonly lookahead: number;
  /** How often the bot searches at all. */
  readonly attention: number;
}

/** The weight of the other players' best result against the bot's own. */
const SPITE = 0.3;

/** The length of the longest hand. */
export const WHOLE_HAND = 8;

interface Weighed {
  readonly take: Take;
  readonly value: number;
}

/** The take with the highest value over imagined worlds consistent with the bot's memory. */
export function searchTake(memory: FotomaniaMemory, view: View, seat: Seat, effort: SearchEffort, chance: Chance): Take {
  const worlds = Array.from({ length: effort.worlds }, () => fotomania.imagine(view, seat, beliefsOf(memory), chance));
  const takes = takesOf(view, seat);
  const films = worlds.map((world) => playerFilm(world, seat, effort.lookahead));
  const atFirstSight = takes.map((take) => ({
    take,
    value: mean(worlds, (world, i) => takeValue(world, films[i] as PlayerFilm, take)),
  }));
  const candidates = atFirstSight.toSorted((a, b) => b.value - a.value).slice(0, effort.candidates);
  const futures = worlds.slice(0, effort.futures);
  if (futures.length === 0) return best(candidates).take;
  return best(candidates.map(({ take }) => ({ take, value: mean(futures, (world) => futureOf(world, seat, take, chance)) }))).take;
}

/** The bot's own film at its next turn, everyone having played their best, less what the others can gain. */
function futureOf(world: State, seat: Seat, take: Take, chance: Chance): number {
  const state = fotomania.clone(world);
  playTurn(state, seat, take, chance);
  let others = Number.NEGATIVE_INFINITY;
  while (state.phase === 'take' && state.turn !== seat) {
    const { turn } = state;
    const reply = bestTake(state, turn);
    others = Math.max(others, worth(state, turn) + reply.value);
    playTurn(state, turn, reply.take, chance);
  }
  const own = state.phase === 'take' ? bestTake(state, seat).value : bestAdvance(playerFilm(state, seat), photosDue(state)).value;
  return worth(state, seat) + own - (Number.isFinite(others) ? SPITE * others : 0);
}

function playTurn(state: State, seat: Seat, take: Take, chance: Chance): void {
  fotomania.resolve(state, [{ seat, move: take }], chance, NULL_EVENT_SINK);
  const { move } = bestAdvance(playerFilm(state, seat), photosDue(state));
  fotomania.resolve(state, [{ seat, move }], chance, NULL_EVENT_SINK);
}

function bestTake(state: State, seat: Seat): Weighed {
  const film = playerFilm(state, seat);
  return best(takesOf(fotomania.view(state, seat), seat).map((take) => ({ take, value: takeValue(state, film, take) })));
}

/** What a take adds to a film in one world, with the best advance after it. */
export function takeValue(state: State, film: PlayerFilm, take: Take): number {
  return bestAdvance({ ...film, hand: [...film.hand, ...cardsTaken(state, take)] }, take.count).value;
}

function cardsTaken({ city, cityHidden }: State, { count, row, side }: Take): Card[] {
  return placesFromEnd(city, row, side)
    .slice(0, count)
    .map((place) => {
      const seen = city[place];
      return seen?.face === 'up' ? seen.card : (cityHidden[place]?.secret as Card);
    });
}

export function playerFilm(state: State, seat: Seat, lookahead = WHOLE_HAND): PlayerFilm {
  return {
    colours: state.colours,
    strips: state.strips[seat] ?? [],
    hand: (state.hands[seat] ?? []).map((card) => card.secret),
    outlook: stripOutlook(state, seat),
    lookahead,
  };
}

function worth(state: State, seat: Seat): number {
  const outlook = stripOutlook(state, seat);
  return (state.strips[seat] ?? []).reduce((sum, strip, index) => sum + stripValue(strip, index, outlook), 0);
}

const takesOf = (view: View, seat: Seat): readonly Take[] =>
  fotomania.legalMoves(view, seat).filter((move): move is Take => move.do === 'take');

function best(takes: readonly Weighed[]): Weighed {
  return takes.reduce((a, b) => (b.value > a.value ? b : a));
}

function mean<T>(items: readonly T[], of: (item: T, index: number) => number): number {
  return items.reduce((sum, item, index) => sum + of(item, index), 0) / items.length;
}
