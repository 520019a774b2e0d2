import type { Habit } from '@parlour/bots';
import type { Entry } from '@parlour/kernel';
import type { HatTypes, Move, ObjectId, State } from '../rules/index.ts';

const giftIn = ({ moving }: State): ObjectId | undefined =>
  moving === null ? undefined : moving.face === 'up' ? moving.object : moving.object.secret;

const moveOf = <Do extends Move['do']>(entry: Entry<Move>, ...kinds: readonly Do[]) =>
  'seat' in entry && kinds.includes(entry.move.do as Do) ? (entry as { seat: number; move: Extract<Move, { do: Do }> }) : undefined;

/** How a seat answers a name that is true, or one that is false. */
const refuses = (name: string, isTrue: boolean): Habit<HatTypes> => ({
  name,
  seen(state, entry) {
    const choice = moveOf(entry, 'thank', 'refuse');
    if (choice === undefined || (state.said === giftIn(state)) !== isTrue) return undefined;
    return { seat: choice.seat, did: choice.move.do === 'refuse' };
  },
});

/** What tells these bots apart. */
export const HABITS: readonly Habit<HatTypes>[] = [
  {
    name: 'false names',
    seen(state, entry) {
      const choice = moveOf(entry, 'name');
      return choice === undefined ? undefined : { seat: choice.seat, did: choice.move.object !== giftIn(state) };
    },
  },
  {
    name: 'refusals',
    seen(_state, entry) {
      const choice = moveOf(entry, 'thank', 'refuse');
      return choice === undefined ? undefined : { seat: choice.seat, did: choice.move.do === 'refuse' };
    },
  },
  refuses('refusals of true names', true),
  refuses('refusals of false names', false),
];
