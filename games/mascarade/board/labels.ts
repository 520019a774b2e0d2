import type { Seat } from '@parlour/kernel';
import type { BoardScene } from '@parlour/ui/board/game-ui.ts';
import { programLabel } from '@parlour/ui/board/program-label.ts';
import { seatNames } from '@parlour/ui/board/seat-names.ts';
import { renderRichText } from '@parlour/ui/words/useWords.ts';
import type { MessageKey } from '@parlour/words';
import type { ReactNode } from 'react';
import { activeSeat, type Event, type MascaradeTypes, type Place } from '../rules/index.ts';
import { maskName, maskWithArticle } from '../words/mask-names.ts';
import { describeMascarade, mascaradeStatus } from '../words/sentences.ts';
import { isUnderCloth, type MascaradeBoardProps, seenAt } from './board-props.ts';
import { hintOf } from './hints.ts';

export function statusLine({ words, view, waiting, over, players, seat }: BoardScene<MascaradeTypes>): ReactNode {
  const { key, values } = mascaradeStatus(words, { view, waiting, over }, seatNames(players), seat);
  return renderRichText(words.rich(key, values));
}

/** The accessible name of a mask. For a covered one only whose it is. */
export function cardLabel(props: MascaradeBoardProps, place: Place): string {
  const { words, view, players, seat: you } = props;
  const seat = view.seatAt[place] ?? place;
  const who = seatNames(players)(seat);
  const whose = seat === you ? 'you' : 'other';
  const seen = seenAt(props, place);
  if (seen !== null) return words.t(`mascarade.board.mask.open.${whose}`, { who, mask: maskWithArticle(words, seen) });
  return words.t(isUnderCloth(props, { place }) ? `mascarade.board.mask.cloth.${whose}` : `mascarade.board.mask.down.${whose}`, { who });
}

export function centreLabel({ words, view }: MascaradeBoardProps, index: number): string {
  const seen = view.centre[index] ?? null;
  if (seen === null) return words.t('mascarade.board.centre.down', { n: index + 1 });
  return words.t('mascarade.board.centre.open', { n: index + 1, mask: maskWithArticle(words, seen) });
}

/** "Otto, 6 coins, claims the Witch". */
export function seatLabel(props: MascaradeBoardProps, seat: Seat): string {
  const { words, view, players, waiting, staging } = props;
  const place = view.placeOf[seat] ?? seat;
  const player = players[seat];
  const seen = seenAt(props, place);
  const program = player === undefined ? null : programLabel(player, words, 'mascarade.board.seat.bot');
  const when = (holds: boolean, key: MessageKey) => (holds ? [words.t(key)] : []);
  return [
    player?.name ?? '',
    words.t('mascarade.board.coins', { n: staging.coins(place, view.coins[place] ?? 0) }),
    ...(program === null ? [] : [program]),
    ...when(player?.connected === false, 'mascarade.board.seat.away'),
    ...when(view.phase === 'turn' && seat === activeSeat(view), 'mascarade.board.seat.turn'),
    ...announcementOf(props, seat, place),
    ...when(view.phase === 'claim' && waiting.includes(seat), 'mascarade.board.seat.asked'),
    ...when(view.owesLook[seat] === true, 'mascarade.board.seat.owes'),
    ...(seen === null ? [] : [words.t('mascarade.board.seat.wears', { mask: maskWithArticle(words, seen) })]),
  ].join(', ');
}

/** What the seat announced, or answered to an announcement. */
function announcementOf({ words, view }: MascaradeBoardProps, seat: Seat, place: Place): string[] {
  if (view.announced === null) return [];
  const mask = maskWithArticle(words, view.announced);
  const answer = view.answers[place] ?? null;
  return [
    ...(seat === activeSeat(view) ? [words.t('mascarade.board.seat.announces', { mask })] : []),
    ...(answer === null ? [] : [words.t(`mascarade.board.seat.${answer}`, { mask })]),
  ];
}

/** Events that everybody sees anyway, or that the next event of the step says better. */
const QUIET: ReadonlySet<Event['type']> = new Set(['covered', 'answered', 'used', 'revealed', 'dealt', 'questioned', 'picked']);
const MAX_TOLD = 3;

/** The last events, in a line. */
export function latestNews({ words, players, seat, stepEvents }: MascaradeBoardProps): string {
  const loud = stepEvents.events.filter((event) => !QUIET.has(event.type));
  const shown = loud.length > 0 ? loud : stepEvents.events.filter((event) => event.type !== 'covered').slice(-1);
  return shown
    .slice(0, MAX_TOLD)
    .map((event) => describeMascarade(words, event, seatNames(players), seat))
    .join(' ');
}

/** The chosen part of a draft, and the next step. */
export function draftText(props: MascaradeBoardProps): string {
  const { draft, words } = props;
  const hint = hintOf(props);
  if (draft.kind === 'power') return `${namesOf(props, draft.seats)}. ${hint}`;
  if ((draft.kind === 'announce' || draft.kind === 'name') && draft.mask !== null) return `${maskName(words, draft.mask)}. ${hint}`;
  return hint;
}

/** The names of a power's targets. */
export function namesOf({ words, players }: MascaradeBoardProps, seats: readonly Seat[]): string {
  return words.list(seats.map(seatNames(players)));
}

/** The owners of the masks under the cloth. */
export function clothLabel(
  { words, view, players, seat }: MascaradeBoardProps,
  at: { readonly place: Place } | { readonly centre: number },
): string {
  if ('centre' in at) return words.t('mascarade.board.cloth.centre');
  const who = view.seatAt[at.place] ?? at.place;
  return who === seat ? words.t('mascarade.board.cloth.yours') : seatNames(players)(who);
}
