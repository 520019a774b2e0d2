import type { Habit } from '@parlour/bots';
import type { Entry } from '@parlour/kernel';
import { highestBid, type Move, type PicturePerfectTypes } from '../rules/index.ts';

const moveOf = <Do extends Move['do']>(entry: Entry<Move>, ...kinds: readonly Do[]) =>
  'seat' in entry && kinds.includes(entry.move.do as Do) ? (entry as { seat: number; move: Extract<Move, { do: Do }> }) : undefined;

/** What tells these bots apart. */
export const HABITS: readonly Habit<PicturePerfectTypes>[] = [
  {
    name: 'offers said to hold a VIP card',
    seen(_state, entry) {
      const choice = moveOf(entry, 'offer');
      return choice === undefined ? undefined : { seat: choice.seat, did: choice.move.says === 'vip' };
    },
  },
  {
    name: 'fixed prices paid',
    seen(_state, entry) {
      const choice = moveOf(entry, 'answer');
      return choice === undefined ? undefined : { seat: choice.seat, did: choice.move.pays };
    },
  },
  {
    name: 'bids and no pass',
    seen(state, entry) {
      const choice = moveOf(entry, 'bid', 'pass');
      return choice === undefined || state.phase === 'seal' ? undefined : { seat: choice.seat, did: choice.move.do === 'bid' };
    },
  },
  {
    name: 'bids again when outbid',
    seen(state, entry) {
      const choice = moveOf(entry, 'bid', 'pass');
      if (choice === undefined || state.phase === 'seal' || (state.bids[choice.seat] ?? 0) === 0) return undefined;
      return highestBid(state)?.seat === choice.seat ? undefined : { seat: choice.seat, did: choice.move.do === 'bid' };
    },
  },
];
