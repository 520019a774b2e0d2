import type { Habit } from '@parlour/bots';
import type { Entry, Seat } from '@parlour/kernel';
import { activeSeat, type Event, isOpening, kindOf, type MascaradeTypes, type MaskKind, type Move, type State } from '../rules/index.ts';

function wornBy(state: State, seat: Seat): MaskKind | undefined {
  const mask = state.masks[state.placeOf[seat] ?? seat];
  return mask === undefined ? undefined : kindOf(typeof mask === 'string' ? mask : mask.secret);
}

const moveOf = (entry: Entry<Move>): { readonly seat: Seat; readonly move: Move } | undefined => ('seat' in entry ? entry : undefined);

/** An announcement of which all have said what they think of it. */
function answered(
  state: State,
  entry: Entry<Move>,
  events: readonly Event[],
): { readonly seat: Seat; readonly opposed: boolean } | undefined {
  const move = moveOf(entry)?.move;
  if (state.phase !== 'claim' || (move?.do !== 'claim' && move?.do !== 'pass')) return undefined;
  const seat = activeSeat(state);
  const opposed = events.some((event) => event.type === 'revealed' && event.seat === seat);
  return opposed || events.some((event) => event.type === 'used' && !event.proven) ? { seat, opposed } : undefined;
}

const isFalse = (state: State): boolean => wornBy(state, activeSeat(state)) !== state.announced;

/** How a seat answers an announcement. */
function answers(state: State, entry: Entry<Move>, wears: boolean): { readonly seat: Seat; readonly did: boolean } | undefined {
  const choice = moveOf(entry);
  if (choice === undefined || (choice.move.do !== 'claim' && choice.move.do !== 'pass')) return undefined;
  return (wornBy(state, choice.seat) === state.announced) === wears ? { seat: choice.seat, did: choice.move.do === 'claim' } : undefined;
}

/** What tells a reader of these bots something, and what does not. */
export const HABITS: readonly Habit<MascaradeTypes>[] = [
  {
    name: 'false announcements unopposed',
    seen: (state, entry, events) => {
      const said = answered(state, entry, events);
      return said === undefined || !isFalse(state) ? undefined : { seat: said.seat, did: !said.opposed };
    },
  },
  {
    name: 'announcements that are false',
    seen: (state, entry, events) => {
      const said = answered(state, entry, events);
      return said === undefined ? undefined : { seat: said.seat, did: isFalse(state) };
    },
  },
  {
    name: 'exchanges that swap',
    seen: (_state, entry) => {
      const choice = moveOf(entry);
      return choice?.move.do === 'exchange' ? { seat: choice.seat, did: choice.move.sleight === 'swap' } : undefined;
    },
  },
  {
    name: 'turns spent on a look',
    seen: (state, entry) => {
      const choice = moveOf(entry);
      return choice === undefined || state.phase !== 'turn' || isOpening(state) || choice.move.do === 'peek'
        ? undefined
        : { seat: choice.seat, did: choice.move.do === 'look' };
    },
  },
  {
    name: 'answers after a peek',
    seen: (state, entry) => {
      const choice = moveOf(entry);
      return choice === undefined || state.phase !== 'claim' ? undefined : { seat: choice.seat, did: choice.move.do === 'peek' };
    },
  },
  { name: 'wearers who object', seen: (state, entry) => answers(state, entry, true) },
  { name: 'others who object', seen: (state, entry) => answers(state, entry, false) },
];
