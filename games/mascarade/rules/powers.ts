import type { EventSink, Seat } from '@parlour/kernel';
import type { MaskKind } from './cards.ts';
import { checkGameEnd, endGame, pay } from './coins.ts';
import { emit } from './emit.ts';
import { coinsOf, leftNeighbour, othersClockwise, rightNeighbour } from './places.ts';
import { closeAnnouncement } from './turns.ts';
import type { BoardState, Event, State } from './types.ts';

/** [M-33] */
export const COINS_TO_CHEAT = 10;
/** [M-35] */
export const WIDOWS_FORTUNE = 10;
/** [M-34] */
const TROUBADOURS_FEE = 2;

/** [M-12] [M-13] `holders` is one player, or the two Peasants (M-23). */
export function applyPower(state: State, mask: MaskKind, holders: readonly Seat[], sink: EventSink<Event>): void {
  const seat = holders[0];
  if (seat === undefined) throw new Error('a power without a player');
  state.power = { mask, seat };
  for (const holder of holders) emit(state, sink, { type: 'used', seat: holder, mask, proven: state.exposed.includes(holder) });
  if (begin(state, mask, holders, seat, sink) === 'asks') state.phase = 'power';
  else if (state.phase !== 'over') closeAnnouncement(state, sink);
}

/** A power is done at once, or it asks for targets. */
type Begun = 'done' | 'asks';

function begin(state: State, mask: MaskKind, holders: readonly Seat[], seat: Seat, sink: EventSink<Event>): Begun {
  const fromBank = (to: Seat, coins: number): void => pay(state, sink, { from: 'bank', to, coins, why: mask });
  switch (mask) {
    case 'patron':
      fromBank(seat, 3);
      fromBank(leftNeighbour(state, seat), 1);
      fromBank(rightNeighbour(state, seat), 1);
      return 'done';
    case 'fool':
      fromBank(seat, 1);
      return checkGameEnd(state, sink) ? 'done' : 'asks';
    case 'peasant':
      for (const holder of holders) fromBank(holder, holders.length);
      return 'done';
    case 'empress':
      fromBank(seat, 3);
      return 'done';
    case 'king':
      fromBank(seat, 2);
      return 'done';
    case 'princess':
      fromBank(seat, 2);
      return checkGameEnd(state, sink) ? 'done' : 'asks';
    case 'judge':
      if (state.court === 0) return fizzle(state, mask, seat, sink);
      pay(state, sink, { from: 'court', to: seat, coins: state.court, why: mask });
      return 'done';
    case 'thief':
      for (const from of [leftNeighbour(state, seat), rightNeighbour(state, seat)])
        pay(state, sink, { from, to: seat, coins: 1, why: mask });
      return 'done';
    case 'beggar':
      return beg(state, seat, sink);
    case 'cheater':
      if (coinsOf(state, seat) < COINS_TO_CHEAT) return fizzle(state, mask, seat, sink);
      endGame(state, sink, 'cheater', [seat]);
      return 'done';
    case 'widow':
      if (coinsOf(state, seat) >= WIDOWS_FORTUNE) return fizzle(state, mask, seat, sink);
      fromBank(seat, WIDOWS_FORTUNE - coinsOf(state, seat));
      return 'done';
    case 'troubadour': {
      const [richest, ...rivals] = richestOthers(state, seat);
      if (richest === undefined || rivals.length > 0) return 'asks';
      takeFromRichest(state, seat, richest, sink);
      return 'done';
    }
    case 'witch':
    case 'spy':
    case 'guru':
    case 'puppet-master':
      return 'asks';
  }
}

function fizzle(state: State, mask: MaskKind, seat: Seat, sink: EventSink<Event>): Begun {
  emit(state, sink, { type: 'fizzled', seat, mask });
  return 'done';
}

/**
 * [M-30] [M-37*] Collects round the table. No coin of this round can end the game (M-18*): only a richer player
 * gives, so the Beggar never passes the richest and nobody gives their last.
 */
function beg(state: State, seat: Seat, sink: EventSink<Event>): Begun {
  const before = coinsOf(state, seat);
  for (const from of othersClockwise(state, seat)) {
    if (coinsOf(state, from) <= coinsOf(state, seat)) continue;
    pay(state, sink, { from, to: seat, coins: 1, why: 'beggar' });
  }
  return coinsOf(state, seat) === before ? fizzle(state, 'beggar', seat, sink) : 'done';
}

/** [M-34] The richest other players; more than one when they are tied. */
export function richestOthers(table: BoardState<unknown>, seat: Seat): Seat[] {
  const others = othersClockwise(table, seat);
  const most = Math.max(...others.map((other) => coinsOf(table, other)));
  return others.filter((other) => coinsOf(table, other) === most);
}

export function takeFromRichest(state: State, seat: Seat, richest: Seat, sink: EventSink<Event>): void {
  pay(state, sink, { from: richest, to: seat, coins: TROUBADOURS_FEE, why: 'troubadour' });
}
