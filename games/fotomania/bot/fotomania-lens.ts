import { type Decision, exactExp, type Lens } from '@parlour/bots';
import type { Chance, Seat } from '@parlour/kernel';
import {
  type Card,
  type FotomaniaTypes,
  fotomania,
  type Move,
  photosDue,
  placesFromEnd,
  type State,
  scoreOf,
  type Take,
} from '../rules/index.ts';
import { bestAdvances, type PlayerFilm } from './advance-plan.ts';
import { beliefsOf, type FotomaniaMemory } from './memory.ts';
import { playerFilm } from './player-film.ts';
import { quickMove } from './quick-policy.ts';

/** Points of lead that make victory about three times as likely as defeat. */
const LEAD = 6;
const SHORTLIST = 8;
/** Worlds in which every take is weighed before the shortlist is made. */
const FIRST_SIGHT = 4;

export type FotomaniaDecision = Decision<FotomaniaTypes, FotomaniaMemory>;

/** Plays to the end of the match. */
export const fotomaniaLens = (decision: FotomaniaDecision): Lens<FotomaniaTypes> => ({
  game: fotomania,
  seat: decision.seat,
  particles: (count, chance) => Array.from({ length: count }, () => ({ world: imagined(decision, chance), weight: 1 })),
  shortlist: (particles) =>
    shortlist(
      decision,
      particles.slice(0, FIRST_SIGHT).map(({ world }) => world),
    ),
  policy: quickMove,
  isFarEnough: () => false,
  value: (state) => leadOf(state, decision.seat),
});

export const imagined = ({ memory, view, seat }: FotomaniaDecision, chance: Chance): State =>
  fotomania.imagine(view, seat, beliefsOf(memory), chance);

/** How likely the lead at the end, or the deficit, is a victory. Nearer to the truth than victories alone when playouts are few. */
export function leadOf(state: State, seat: Seat): number {
  const own = scoreOf(state, seat);
  let highest = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.seats; other++) if (other !== seat) highest = Math.max(highest, scoreOf(state, other));
  return 1 / (1 + exactExp((highest - own) / LEAD));
}

export function shortlist({ view, seat }: FotomaniaDecision, possible: readonly State[]): readonly Move[] {
  const worlds = possible.map((world) => ({ world, film: playerFilm(world, seat) }));
  const [first] = worlds;
  if (first === undefined) return [];
  // The player's own film is fully visible to them, so any world shows it.
  if (view.phase !== 'take')
    return bestAdvances(first.film, photosDue(view))
      .slice(0, SHORTLIST)
      .map(({ move }) => move);
  const takes = fotomania.legalMoves(view, seat).filter((move): move is Take => move.do === 'take');
  const weighed = takes.map((take) => ({
    take,
    value: worlds.reduce((sum, { world, film }) => sum + takeValue(world, film, take), 0),
  }));
  return weighed
    .toSorted((a, b) => b.value - a.value)
    .slice(0, SHORTLIST)
    .map(({ take }) => take);
}

/** What a take adds to a film in one world, with the best advance after it. */
export function takeValue(state: State, film: PlayerFilm, take: Take): number {
  return bestAdvances({ ...film, hand: [...film.hand, ...cardsTaken(state, take)] }, take.count)[0]?.value ?? 0;
}

function cardsTaken({ city, cityHidden }: State, { count, row, side }: Take): Card[] {
  return placesFromEnd(city, row, side)
    .slice(0, count)
    .map((place) => {
      const seen = city[place];
      return seen?.face === 'up' ? seen.card : (cityHidden[place]?.secret as Card);
    });
}
