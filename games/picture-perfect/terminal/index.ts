import { allSeats, type Seat } from '@parlour/kernel';
import { numberedPrompt, type Prompt, type TerminalGame, type Words } from '@parlour/words';
import { centreOf, GUEST_IDS, SPACES, spaceOf } from '../photo/index.ts';
import { defaultPhoto, type GuestId, type Holder, type Move, type PicturePerfectTypes, picturePerfect, type View } from '../rules/index.ts';
import { labelOf } from '../words/move-labels.ts';
import { describePicturePerfect, nameDecoration, nameGuest, nameWish, picturePerfectStatus } from '../words/sentences.ts';

export const terminal: TerminalGame<PicturePerfectTypes> = {
  describe: describePicturePerfect,
  sentence(words, seen, who, you) {
    const { key, values } = picturePerfectStatus(words, seen, who, you);
    return words.t(key, values);
  },
  board: (words, view, who) => [
    ...(view.card === null ? [] : [words.t('picture-perfect.event.turnedUp', { round: view.round, card: cardName(words, view.card) })]),
    ...allSeats(view.seats).map((seat) => holdingsLine(words, view, seat, who(seat))),
    ...middleLine(words, view),
    ...(view.notes ?? []).map(({ guest, wishes }) => contentsLine(words, guest, wishes, 0)),
    ...(view.open === null ? [] : [contentsLine(words, view.open.guest, view.open.wishes, view.open.vips)]),
    ...(view.vip === true ? [words.t('picture-perfect.terminal.vip')] : []),
    ...sceneLine(words, view),
  ],
  ask(words, view, you, who) {
    const moves = picturePerfect.legalMoves(view, you).filter(({ do: kind }) => kind !== 'arrange' && kind !== 'photo');
    const photo = view.phase === 'final' && view.open === null ? [defaultPhoto(view)] : [];
    const numbered = numberedPrompt(
      words,
      [...moves, ...photo].map((move) => [labelOf(words, move, who), move] as const),
      '\n',
    );
    return view.phase === 'look' || view.phase === 'final' ? withPlacing(words, view, numbered) : numbered;
  },
};

const cardName = (words: Words, card: NonNullable<View['card']>): string => words.t(`picture-perfect.card.${card}`);

const guestsOf = ({ holders }: View, holder: Holder): readonly GuestId[] => GUEST_IDS.filter((guest) => holders[guest] === holder);

const guestList = (words: Words, guests: readonly GuestId[]): string => guests.map((guest) => nameGuest(words, guest)).join(', ');

function holdingsLine(words: Words, view: View, seat: Seat, who: string): string {
  return words.t('picture-perfect.terminal.holdings', {
    who,
    guests: guestList(words, guestsOf(view, seat)) || '–',
    decorations: (view.decorations[seat] ?? []).map((decoration) => nameDecoration(words, decoration)).join(', ') || '–',
  });
}

function middleLine(words: Words, view: View): readonly string[] {
  const guests = guestsOf(view, 'middle');
  return guests.length === 0 ? [] : [words.t('picture-perfect.terminal.middle', { guests: guestList(words, guests) })];
}

function contentsLine(words: Words, guest: GuestId, wishes: readonly string[], vips: number): string {
  const texts = words.list(wishes.map((id) => nameWish(words, id)));
  return words.t('picture-perfect.event.opened', { guest: nameGuest(words, guest), wishes: texts, vips });
}

/** The player's own diorama, by space. */
function sceneLine(words: Words, { scene }: View): readonly string[] {
  if (scene === null) return [];
  const standing = scene.guests.map((placed) => `${spaceOf(placed) ?? '?'} ${nameGuest(words, placed.id)}`);
  return [words.t('picture-perfect.terminal.scene', { guests: standing.toSorted().join(', ') || '–' })];
}

/** Besides the numbers, a guest and a space place that guest: `dog B2`. */
function withPlacing(words: Words, view: View, numbered: Prompt<Move>): Prompt<Move> {
  return {
    prompt: `${numbered.prompt}\n${words.t('picture-perfect.terminal.place')}`,
    read: (typed) => placing(words, view, typed) ?? numbered.read(typed),
  };
}

function placing(words: Words, { scene }: View, typed: string): { readonly move: Move } | null {
  const [, name = '', place = ''] = /^(.+) (\S+)$/u.exec(typed.trim()) ?? [];
  const guest = GUEST_IDS.find((id) => id === name || nameGuest(words, id).toLowerCase() === name.toLowerCase());
  const space = SPACES.find((known) => known === place.toUpperCase());
  if (guest === undefined || space === undefined) return null;
  const before = scene ?? { guests: [], decorations: [] };
  const others = before.guests.filter((placed) => placed.id !== guest && spaceOf(placed) !== space);
  return { move: { do: 'arrange', placement: { ...before, guests: [...others, { id: guest, ...centreOf(space) }] } } };
}
