import { happens, type Lens, type Outlook, playOut } from '@parlour/bots';
import type { Chance, Seat } from '@parlour/kernel';
import {
  activeSeat,
  COINS_TO_CHEAT,
  coinsOf,
  kindOf,
  type MascaradeTypes,
  type MaskKind,
  type Move,
  mascarade,
  type State,
} from '../rules/index.ts';
import { sampleDeal } from './beliefs.ts';
import type { LevelParams } from './level-params.ts';
import type { MascaradeMemory } from './memory.ts';
import { clothMove, nameMove, powerMove } from './power-moves.ts';
import { bonusOf, type MascaradeDecision, ownSpot, prospectsOf } from './prospects.ts';
import { type MaskValue, winChance } from './win-chance.ts';

const GRAIN = 1 << 16;

export function mascaradeLens(decision: MascaradeDecision, params: LevelParams, chance: Chance): Lens<MascaradeTypes> {
  const worth = maskValues(decision, params, chance);
  const prospects = prospectsOf(decision, params, worth);
  const bonuses = new Map(
    candidates(decision, worth, chance).map((move) => {
      const noise = (chance.below(GRAIN) / GRAIN) * params.noise;
      return [move, bonusOf(move, decision, params, prospects) + noise];
    }),
  );
  const bonus = (move: Move): number => bonuses.get(move) ?? 0;
  return {
    ...turnOutlook(decision, params, worth),
    particles: (count, luck) => Array.from({ length: count }, () => ({ world: imagined(decision, luck), weight: 1 })),
    shortlist: () => withBestExchange([...bonuses.keys()], bonus),
    bonus,
  };
}

/** Plays to the end of the turn, and counts coins there. */
export function turnOutlook({ memory, seat }: MascaradeDecision, params: LevelParams, worth: MaskValue): Outlook<MascaradeTypes> {
  return {
    game: mascarade,
    seat,
    policy(state, other, chance) {
      // A seat that is still to answer in a playout of its own move has peeked.
      if (other === seat && state.phase === 'claim') return { do: wornBy(state, seat) === state.announced ? 'claim' : 'pass' };
      return guess(state, other, { memory, params, worth }, chance);
    },
    isFarEnough: (state, start) => state.turn !== start.turn,
    value: (state) => winChance(state, seat, params.rivalry),
  };
}

/** Draws a world consistent with the bot's beliefs. */
function imagined({ view, seat, memory }: MascaradeDecision, chance: Chance): State {
  const masks = sampleDeal(memory.beliefs, view.inPlay, chance);
  return mascarade.imagine(view, seat, { masks: masks.slice(0, view.seats), centre: masks.slice(view.seats) }, chance);
}

/** Turns and answers are weighed; what follows from them is done as everybody is expected to do it. */
function candidates({ view, seat, memory }: MascaradeDecision, worth: MaskValue, chance: Chance): readonly Move[] {
  switch (view.phase) {
    case 'turn':
    case 'claim':
      // The bot peeks only before it answers an announcement: nothing else hurries it.
      return mascarade.legalMoves(view, seat).filter((move) => move.do !== 'peek' || view.phase === 'claim');
    case 'power':
      return [powerMove(view, seat, memory, worth)];
    case 'cloth':
      return [clothMove(view, worth, chance)];
    case 'name':
      return [nameMove(view, seat, memory)];
    default:
      return [mascarade.defaultMove(view, seat)];
  }
}

/** Exchanges move no coins in this turn, so only the one that promises most is played out. */
function withBestExchange(moves: readonly Move[], bonus: (move: Move) => number): readonly Move[] {
  const exchanges = moves.filter((move) => move.do === 'exchange').toSorted((a, b) => bonus(b) - bonus(a));
  return [...exchanges.slice(0, 1), ...moves.filter((move) => move.do !== 'exchange')];
}

interface Expectations {
  readonly memory: MascaradeMemory;
  readonly params: LevelParams;
  readonly worth: MaskValue;
}

/** The probable move of a player. */
function guess(state: State, seat: Seat, { memory, params, worth }: Expectations, chance: Chance): Move {
  switch (state.phase) {
    case 'claim':
      return { do: happens(chance, claimOdds(state, seat, memory, params)) ? 'claim' : 'pass' };
    case 'power':
      return powerMove(state, seat, memory, worth);
    case 'cloth':
      return clothMove(state, worth, chance);
    default:
      return { do: 'name', mask: happens(chance, memory.knows[seat] ?? 0) ? wornBy(state, seat) : chance.pick(state.inPlay) };
  }
}

/** The probability of a doubt when the announcer is about to win. */
const ALARM = 0.3;

/** A wearer who knows it claims; others seldom, unless the announcer is about to win. */
function claimOdds(state: State, seat: Seat, memory: MascaradeMemory, params: LevelParams): number {
  if (wornBy(state, seat) === state.announced) return 0.1 + 0.85 * (memory.knows[seat] ?? 0);
  return coinsOf(state, activeSeat(state)) >= COINS_TO_CHEAT ? Math.max(ALARM, params.expectedDoubt) : params.expectedDoubt;
}

function wornBy(state: State, seat: Seat): MaskKind {
  const mask = state.masks[state.placeOf[seat] ?? seat];
  if (mask === undefined) throw new RangeError(`nobody is called ${seat}`);
  return kindOf(typeof mask === 'string' ? mask : mask.secret);
}

/** The value of each mask if it were announced and not doubted. */
export function maskValues(decision: MascaradeDecision, params: LevelParams, chance: Chance): MaskValue {
  const begun = ownTurn(imagined(decision, chance), ownSpot(decision));
  const outlook = turnOutlook(decision, params, () => 0);
  const unopposed: typeof outlook = {
    ...outlook,
    policy: (state, seat, luck) => (state.phase === 'claim' ? { do: 'pass' } : outlook.policy(state, seat, luck)),
  };
  const now = outlook.value(begun);
  const known = new Map<MaskKind, number>();
  return (mask) => {
    let value = known.get(mask);
    if (value === undefined) {
      value = playOut(unopposed, begun, { do: 'announce', mask }, chance) - now;
      known.set(mask, value);
    }
    return value;
  };
}

/** The same world if it were the turn of this place, and all others answered at once. */
function ownTurn(world: State, active: number): State {
  const options = { ...world.options, claims: 'at-once' } as const;
  const answers = world.answers.map(() => null);
  return {
    ...world,
    options,
    phase: 'turn',
    announced: null,
    active,
    asked: null,
    answers,
    power: null,
    held: null,
    victim: null,
    liars: [],
  };
}
