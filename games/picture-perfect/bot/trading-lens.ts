import { type Decision, exactExp, type Lens, type Outlook } from '@parlour/bots';
import { allSeats, type Chance, type Seat } from '@parlour/kernel';
import { GUEST_IDS } from '../photo/index.ts';
import {
  contentsOf,
  decorationCount,
  type Envelope,
  type GuestId,
  type Move,
  type PicturePerfectTypes,
  picturePerfect,
  type State,
  wishOf,
} from '../rules/index.ts';
import { easeOf, POINTS_UNREAD, pointsRead, servability } from './envelope-worth.ts';
import type { LevelParams } from './level-params.ts';
import { hasRead, type PicturePerfectMemory, unknownCount } from './memory.ts';
import { type Trader, tradingMoves } from './trading.ts';

/** The number of wishes of a guest. */
const WISHES_EACH = 3;

export type PictureDecision = Decision<PicturePerfectTypes, PicturePerfectMemory>;

/** Points of a lead that makes victory about three times as likely as defeat. */
export const LEAD = 8;

/** The moves of exchanges and auctions, tried in worlds where all unknown wishes are drawn. */
export function tradingLens(decision: PictureDecision, params: LevelParams, chance: Chance): Lens<PicturePerfectTypes> {
  const { view, memory, seat } = decision;
  const moves = tradingMoves(view, ownTrader(decision, params), chance);
  const world = (luck: Chance): State => picturePerfect.imagine(view, seat, { wishes: memory.wishes }, luck);
  return {
    ...tradingOutlook(decision, params),
    particles: (count, luck) => (moves.length < 2 ? [] : Array.from({ length: count }, () => ({ world: world(luck), weight: 1 }))),
    shortlist: () => moves,
  };
}

/** Plays until somebody reads or the next turn begins: what everybody has read by then, and the decorations they own, count. */
export function tradingOutlook(decision: PictureDecision, params: LevelParams): Outlook<PicturePerfectTypes> {
  const { view, seat } = decision;
  const traders = allSeats(view.seats).map((other) =>
    other === seat ? ownTrader(decision, params) : otherTrader(decision, params, other),
  );
  const standing = standingIn(traders, seat, decision, params);
  return {
    game: picturePerfect,
    seat,
    policy: (state, other, chance) => moveAtSight(state, traders[other] as Trader, chance),
    isFarEnough: ({ phase, round, turn, card }, start) =>
      phase === 'read' || phase === 'look' || phase === 'final' || round !== start.round || (card !== 'partner' && turn !== start.turn),
    value: (state) => 1 / (1 + exactExp(-standing(state) / LEAD)),
  };
}

function ownTrader({ memory, seat, view }: PictureDecision, params: LevelParams): Trader {
  const others = allSeats(view.seats).filter((other) => other !== seat);
  const gain = (guest: GuestId): number =>
    others.filter((other) => !hasRead(memory, guest, other)).length * pointsRead(servability(memory, guest), memory.vips[guest] ?? 0);
  return {
    seat,
    params,
    unknown: (guest) => unknownCount(memory, guest),
    loss: params.watchesOthers ? gain : (guest) => servability(memory, guest),
    isVip: (guest) => (memory.vips[guest] ?? 0) > 0,
  };
}

/** The best move at sight, or what the clock would do. */
const moveAtSight = (state: State, trader: Trader, chance: Chance): Move =>
  tradingMoves(state, trader, chance)[0] ?? picturePerfect.defaultMove(picturePerfect.view(state, trader.seat), trader.seat);

/** Another player trades by the same rules; what they have read is public. */
const otherTrader = ({ memory }: PictureDecision, params: LevelParams, seat: Seat): Trader => ({
  seat,
  params,
  unknown: (guest) => (hasRead(memory, guest, seat) ? 0 : WISHES_EACH),
  loss: () => 0,
  isVip: () => false,
});

/** The lead of a seat over the others in points, or its own points where it does not watch them. */
function standingIn(traders: readonly Trader[], seat: Seat, { memory }: PictureDecision, params: LevelParams): (state: State) => number {
  const decoration = POINTS_UNREAD / params.worth;
  const known = new WeakMap<Envelope, number>();
  const pointsOf = (guest: GuestId, envelope: Envelope): number => {
    let points = known.get(envelope);
    if (points === undefined) {
      points = pointsRead(easeOf(contentsOf(guest, envelope).wishes.map(wishOf)), memory.vips[guest] ?? 0);
      known.set(envelope, points);
    }
    return points;
  };
  const owned = (state: State, { seat: other, unknown }: Trader): number => {
    let sum = decoration * decorationCount(state, other);
    for (const guest of GUEST_IDS) {
      const isRead = state.holders[guest] === other || state.opened[other] === guest;
      sum += (isRead ? 1 : 1 - unknown(guest) / WISHES_EACH) * pointsOf(guest, state.envelopes[guest]);
    }
    return sum;
  };
  return (state) => {
    let lead = 0;
    for (const trader of traders) {
      if (trader.seat === seat) lead += owned(state, trader);
      else if (params.watchesOthers) lead -= owned(state, trader) / (traders.length - 1);
    }
    return lead;
  };
}
