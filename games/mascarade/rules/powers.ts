import type { EventSink, Seat } from '@parlour/kernel';
import { type MaskKind, targetsOf } from './cards.ts';
import { checkGameEnd, endGame, pay, swapCoins } from './coins.ts';
import { emit } from './emit.ts';
import { coinsOf, leftNeighbour, othersClockwise, rightNeighbour } from './places.ts';
import { powerOf, pullStrings, question, showMask, spyOn, takePair } from './power-targets.ts';
import { closeAnnouncement } from './turns.ts';
import type { BoardState, Event, State } from './types.ts';

/** [M-33] */
export const COINS_TO_CHEAT = 10;
/** [M-35] */
export const WIDOWS_FORTUNE = 10;
/** [M-34] */
const TROUBADOURS_FEE = 2;

/** A power in use. `holders` is one player, or the two Peasants (M-23). */
interface PowerUse {
  readonly state: State;
  readonly mask: MaskKind;
  readonly seat: Seat;
  readonly holders: readonly Seat[];
  readonly sink: EventSink<Event>;
}

type TargetEffect<Target> = (state: State, seat: Seat, target: Target, sink: EventSink<Event>) => void;

/** What a power does at once, and then to the players it chooses. Whom it may choose is in `cards.ts`. */
interface Power {
  readonly start?: (use: PowerUse) => void;
  /** Also closes the announcement, unless the power asks for more. */
  readonly onTarget?: TargetEffect<Seat>;
  readonly onPair?: TargetEffect<readonly [Seat, Seat]>;
}

const POWERS: Readonly<Record<MaskKind, Power>> = {
  patron: {
    start: (use) => {
      takeFromBank(use, 3);
      takeFromBank(use, 1, leftNeighbour(use.state, use.seat));
      takeFromBank(use, 1, rightNeighbour(use.state, use.seat));
    },
  },
  fool: { start: (use) => takeFromBank(use, 1), onPair: takePair },
  witch: { onTarget: thenClose((state, seat, target, sink) => swapCoins(state, sink, seat, target)) },
  peasant: {
    start: (use) => {
      for (const holder of use.holders) takeFromBank(use, use.holders.length, holder);
    },
  },
  spy: { onTarget: spyOn },
  guru: { onTarget: question },
  empress: { start: (use) => takeFromBank(use, 3) },
  judge: { start: collectFines },
  thief: { start: steal },
  'puppet-master': { onPair: pullStrings },
  beggar: { start: beg },
  princess: { start: (use) => takeFromBank(use, 2), onTarget: showMask },
  king: { start: (use) => takeFromBank(use, 2) },
  cheater: { start: cheat },
  troubadour: { onTarget: thenClose(takeFromRichest) },
  widow: { start: inherit },
};

/** [M-12] [M-13] */
export function applyPower(state: State, mask: MaskKind, holders: readonly Seat[], sink: EventSink<Event>): void {
  const seat = holders[0];
  if (seat === undefined) throw new Error('a power without a player');
  state.power = { mask, seat };
  for (const holder of holders) emit(state, sink, { type: 'used', seat: holder, mask, proven: state.exposed.includes(holder) });
  const { start } = POWERS[mask];
  start?.({ state, mask, seat, holders, sink });
  if (targetsOf(mask) !== 'none' && (start === undefined || !checkGameEnd(state, sink))) return askForTargets(state, mask, seat, sink);
  if (state.phase !== 'over') closeAnnouncement(state, sink);
}

/** [M-34] A single richest player is not asked for. */
function askForTargets(state: State, mask: MaskKind, seat: Seat, sink: EventSink<Event>): void {
  const [only, ...others] = targetsOf(mask) === 'richest' ? richestOthers(state, seat) : [];
  if (only !== undefined && others.length === 0) return applyToTarget(state, only, sink);
  state.phase = 'power';
}

export function applyToTarget(state: State, target: Seat, sink: EventSink<Event>): void {
  const { mask, seat } = powerOf(state);
  const { onTarget } = POWERS[mask];
  if (onTarget === undefined) throw new Error(`the ${mask} does not choose one player`);
  onTarget(state, seat, target, sink);
}

export function applyToPair(state: State, pair: readonly [Seat, Seat], sink: EventSink<Event>): void {
  const { mask, seat } = powerOf(state);
  const { onPair } = POWERS[mask];
  if (onPair === undefined) throw new Error(`the ${mask} does not choose two players`);
  onPair(state, seat, pair, sink);
}

function thenClose<Target>(effect: TargetEffect<Target>): TargetEffect<Target> {
  return (state, seat, target, sink) => {
    effect(state, seat, target, sink);
    closeAnnouncement(state, sink);
  };
}

function takeFromBank({ state, mask, seat, sink }: PowerUse, coins: number, to = seat): void {
  pay(state, sink, { from: 'bank', to, coins, why: mask });
}

function fizzle({ state, mask, seat, sink }: PowerUse): void {
  emit(state, sink, { type: 'fizzled', seat, mask });
}

function collectFines(use: PowerUse): void {
  const { state, seat, sink } = use;
  if (state.court === 0) return fizzle(use);
  pay(state, sink, { from: 'court', to: seat, coins: state.court, why: 'judge' });
}

function steal({ state, seat, sink }: PowerUse): void {
  for (const from of [leftNeighbour(state, seat), rightNeighbour(state, seat)])
    pay(state, sink, { from, to: seat, coins: 1, why: 'thief' });
}

function cheat(use: PowerUse): void {
  const { state, seat, sink } = use;
  if (coinsOf(state, seat) < COINS_TO_CHEAT) return fizzle(use);
  endGame(state, sink, 'cheater', [seat]);
}

function inherit(use: PowerUse): void {
  const coins = coinsOf(use.state, use.seat);
  if (coins >= WIDOWS_FORTUNE) return fizzle(use);
  takeFromBank(use, WIDOWS_FORTUNE - coins);
}

/**
 * [M-30] [M-37*] Collects round the table. No coin of this round can end the game (M-18*): only a richer player
 * gives, so the Beggar never passes the richest and nobody gives their last.
 */
function beg(use: PowerUse): void {
  const { state, seat, sink } = use;
  const before = coinsOf(state, seat);
  for (const from of othersClockwise(state, seat)) {
    if (coinsOf(state, from) <= coinsOf(state, seat)) continue;
    pay(state, sink, { from, to: seat, coins: 1, why: 'beggar' });
  }
  if (coinsOf(state, seat) === before) fizzle(use);
}

/** [M-34] The richest other players; more than one when they are tied. */
export function richestOthers(table: BoardState<unknown>, seat: Seat): Seat[] {
  const others = othersClockwise(table, seat);
  const most = Math.max(...others.map((other) => coinsOf(table, other)));
  return others.filter((other) => coinsOf(table, other) === most);
}

function takeFromRichest(state: State, seat: Seat, richest: Seat, sink: EventSink<Event>): void {
  pay(state, sink, { from: richest, to: seat, coins: TROUBADOURS_FEE, why: 'troubadour' });
}
