import type { Habit } from '@parlour/bots';
import type { Entry } from '@parlour/kernel';
import { type Colour, type FotomaniaTypes, type Move, placesFromEnd, type Seen, type State, type Take } from '../rules/index.ts';

const takeOf = (entry: Entry<Move>): { readonly seat: number; readonly move: Take } | undefined =>
  'seat' in entry && entry.move.do === 'take' ? { seat: entry.seat, move: entry.move } : undefined;

const cardsOf = ({ city }: State, { row, side, count }: Take): readonly Seen[] =>
  placesFromEnd(city, row, side)
    .slice(0, count)
    .flatMap((place) => city[place] ?? []);

const taking = (name: string, did: (state: State, take: Take, seat: number) => boolean): Habit<FotomaniaTypes> => ({
  name,
  seen(state, entry) {
    const choice = takeOf(entry);
    return choice === undefined ? undefined : { seat: choice.seat, did: did(state, choice.move, choice.seat) };
  },
});

/** What tells these bots apart. */
export const HABITS: readonly Habit<FotomaniaTypes>[] = [
  taking('takes of three', (_state, { count }) => count === 3),
  taking('takes with a face-down card', (state, take) => cardsOf(state, take).some(({ face }) => face === 'down')),
  taking("takes in a leader's colour", (state, take, seat) => {
    const photos = (player: number, colour: Colour): number => state.strips[player]?.[state.colours.indexOf(colour)]?.sharp ?? 0;
    return cardsOf(state, take).some((seen) => {
      const { colour } = seen.face === 'up' ? seen.card : seen.back;
      return state.strips.some((_, other) => photos(other, colour) > photos(seat, colour));
    });
  }),
  {
    name: 'photos out of focus',
    seen(_state, _entry, events) {
      const photo = events.find((event) => event.type === 'photo');
      return photo === undefined ? undefined : { seat: photo.seat, did: photo.focus !== 'sharp' };
    },
  },
];
