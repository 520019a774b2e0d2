import type { Seat } from '@parlour/kernel';
import type { Words } from '@parlour/words';
import { isOpening, type View } from '../rules/index.ts';
import type { MascaradeBoardProps } from './board-props.ts';
import { reachOf } from './move-draft.ts';

/** The next step of a draft; empty where the buttons say it all. */
export function hintOf(props: MascaradeBoardProps): string {
  const { view, draft, sealed, words, over } = props;
  if (over !== null) return '';
  if (sealed !== null && draft.kind !== 'peek') return view.phase === 'claim' ? words.t('mascarade.board.sealed') : '';
  switch (draft.kind) {
    case 'exchange':
      if (draft.spot !== null) return words.t('mascarade.board.cloth.hint');
      return words.t(view.centre.length > 0 ? 'mascarade.board.exchange.whose.centre' : 'mascarade.board.exchange.whose');
    case 'announce':
      return words.t(draft.mask === null ? 'mascarade.board.announce.which' : 'mascarade.board.announce.risk');
    case 'peek':
      return words.t('mascarade.board.peek.cost');
    case 'claim':
      return words.t('mascarade.board.claim.risk');
    case 'name':
      return words.t('mascarade.board.name.again');
    default:
      return phaseHint(props);
  }
}

function phaseHint({ view, legal, words, seat, waiting }: MascaradeBoardProps): string {
  if (seat !== null && !waiting.includes(seat) && view.phase !== 'memorise')
    return words.t('mascarade.board.next', { n: turnsUntil(view, seat) });
  if (legal.length === 0) return '';
  switch (view.phase) {
    case 'memorise':
      return words.t('mascarade.board.ready.hint');
    case 'claim':
      return words.t('mascarade.board.claim.hint');
    case 'power':
      return words.t(reachOf(view) === 2 ? 'mascarade.board.power.two' : 'mascarade.board.power.one');
    case 'cloth':
      return words.t('mascarade.board.cloth.hint');
    case 'name':
      return words.t('mascarade.board.name.which');
    case 'turn':
      return turnHint(view, seat, words);
    default:
      return '';
  }
}

function turnHint(view: View, seat: Seat | null, words: Words): string {
  if (isOpening(view)) return words.t('mascarade.board.turn.opening');
  const free = !view.barred && seat !== null && view.owesLook[seat] !== true;
  return free ? words.t('mascarade.board.turn') : '';
}

/** The number of turns before the player's own, without this one. Turns go by places, and people can change them (M-15). */
function turnsUntil(view: View, seat: Seat): number {
  const ahead = ((view.placeOf[seat] ?? seat) - view.active + view.seats) % view.seats;
  return ahead === 0 ? view.seats : ahead;
}
