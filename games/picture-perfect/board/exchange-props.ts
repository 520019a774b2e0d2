import type { Seat } from '@parlour/kernel';
import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import type { Layout } from '@parlour/ui/seats/seat-geometry.ts';
import { type GuestId, leftNeighbour, type PicturePerfectTypes, rightNeighbour } from '../rules/index.ts';
import { type EnvelopeSelection, sideFor } from './envelope-selection.ts';

/** What every part of the exchange screen knows. */
export interface ExchangeProps extends BoardProps<PicturePerfectTypes> {
  readonly layout: Layout;
  readonly selection: EnvelopeSelection;
  onPicks(selection: EnvelopeSelection): void;
  onTap(guest: GuestId): void;
  /** Only in a replay from the full point of view: the envelope that is opened. */
  readonly inside?: GuestId | null;
  onLookInside?(guest: GuestId): void;
}

/** Everyone else, the left neighbour first; a spectator sees all. */
export function othersOf({ players, seat, view, tv }: BoardProps<PicturePerfectTypes>): readonly Seat[] {
  const from = seat ?? 0;
  const round = players.map((_, place) => (from + place) % view.seats);
  return seat === null || tv ? round : round.slice(1);
}

/** A player's side, where it matters. */
export function sideOf({ view, seat }: BoardProps<PicturePerfectTypes>, other: Seat): 'left' | 'right' | null {
  if (seat === null || view.seats < 3) return null;
  if (leftNeighbour(view, seat) === other) return 'left';
  return rightNeighbour(view, seat) === other ? 'right' : null;
}

export const playerName = ({ words, players, seat: you }: Pick<ExchangeProps, 'words' | 'players' | 'seat'>, seat: Seat): string =>
  seat === you ? words.t('picture-perfect.board.you') : (players[seat]?.name ?? '');

/** The label of a selected envelope. */
function tagFor(props: ExchangeProps, guest: GuestId): string | undefined {
  const { words, view, seat, selection } = props;
  const at = selection.give.indexOf(guest);
  if (at >= 0 && view.phase === 'give' && seat !== null && selection.give.length > 1) {
    const to = at === 0 ? leftNeighbour(view, seat) : rightNeighbour(view, seat);
    return words.t('picture-perfect.board.tag.for', { who: playerName(props, to) });
  }
  if (at >= 0) return words.t(view.phase === 'give' ? 'picture-perfect.board.tag.give' : 'picture-perfect.board.tag.back');
  return selection.take.includes(guest) && view.phase === 'partner' ? words.t('picture-perfect.board.tag.taken') : undefined;
}

/** The tap behaviour of an envelope: only selectable ones can be tapped. */
export function envelopeTap(props: ExchangeProps, guest: GuestId) {
  const { view, seat, sealed, selection, words, onTap, onLookInside } = props;
  const picked = selection.take.includes(guest) || selection.give.includes(guest) || props.inside === guest;
  const pile = seat === null || sealed !== null ? null : sideFor(view, seat, selection, guest);
  const tag = tagFor(props, guest);
  return {
    guest,
    words,
    picked,
    kept: view.won.includes(guest),
    ...(tag === undefined ? {} : { tag }),
    ...(onLookInside === undefined ? {} : { action: words.t('picture-perfect.board.tap.inside'), onTap: () => onLookInside(guest) }),
    ...(pile === null
      ? {}
      : {
          action: words.t(pile === 'give' ? 'picture-perfect.board.tap.give' : 'picture-perfect.board.tap.take'),
          onTap: () => onTap(guest),
          decides: true,
        }),
  };
}
