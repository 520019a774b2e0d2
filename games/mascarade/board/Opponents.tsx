import type { Seat } from '@parlour/kernel';
import type { PlayerInfo } from '@parlour/ui/board/game-ui.ts';
import { SeatClock } from '@parlour/ui/seats/SeatClock.tsx';
import type { KeyboardEvent } from 'react';
import { activeSeat, type Place } from '../rules/index.ts';
import { maskName } from '../words/mask-names.ts';
import { isLit, type MascaradeBoardProps, seenAt, tapSpot } from './board-props.ts';
import { seatLabel } from './labels.ts';
import { canTap } from './move-draft.ts';
import { type AnswerTag, type Halo, Opponent } from './Opponent.tsx';
import { useIncreasingAngle } from './useIncreasingAngle.ts';

/** Everyone else, in the order of seats: an element that changes its order in the page could not animate. */
export function Opponents(props: MascaradeBoardProps) {
  const { players, view, seat: you, places } = props;
  const first = you ?? 0;
  return Array.from({ length: view.seats }, (_, step) => (first + step + 1) % view.seats).map((seat) => {
    const player = players[seat];
    if (player === undefined || (seat === you && places.mine)) return null;
    return <Seated key={seat} {...props} player={player} />;
  });
}

function Seated(props: MascaradeBoardProps & { readonly player: PlayerInfo }) {
  const { player, view, places, staging, words, legal, draft, tv, waiting } = props;
  const { seat } = player;
  const place = view.placeOf[seat] ?? seat;
  const angle = useIncreasingAngle(places.angle(place));
  const spot = { seat };
  const worn = seenAt(props, place);
  const showing = staging.showings.find((held) => held.place === place);
  return (
    <Opponent
      player={player}
      place={place}
      plan={places.plan}
      angle={angle}
      side={sideOf(props, place)}
      coins={staging.coins(place, view.coins[place] ?? 0)}
      halo={haloOf(props, seat)}
      tag={tagOf(props, place)}
      tagLabel={{ pass: words.t('mascarade.board.said.pass'), claim: words.t('mascarade.board.said.claim') }}
      worn={worn}
      caption={worn === null ? null : maskName(words, worn)}
      said={showing?.said == null ? null : words.t('mascarade.board.said.mask', { mask: maskName(words, showing.said) })}
      owes={view.owesLook[seat] === true}
      onPhone={tv && player.bot === null && waiting.includes(seat)}
      awayLabel={words.t('mascarade.board.seat.away')}
      label={seatLabel(props, seat)}
      coach={place === (places.near + 1) % places.seats ? 'mascarade-left' : undefined}
      clock={<SeatClock {...props} whose={seat} />}
      lit={isLit(props)}
      chosen={draft.kind === 'power' && draft.seats.includes(seat)}
      onTap={canTap(draft, spot, legal) ? () => tapSpot(props, spot) : undefined}
      onKeyDown={walkSeats}
    />
  );
}

/** The side with room for a label: the outer one, unless the stage ends there. */
function sideOf({ places }: MascaradeBoardProps, place: Place): 'left' | 'right' {
  const { x } = places.person(place);
  const { centre, aside } = places.plan;
  return x < centre.x - 20 || x > aside.most - 60 ? 'left' : 'right';
}

/** Arrow keys go round the table, clockwise to the right. */
function walkSeats(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const places = [...document.querySelectorAll<HTMLElement>('button[data-place]')].toSorted(
    (a, b) => Number(a.dataset.order) - Number(b.dataset.order),
  );
  const here = places.indexOf(event.currentTarget);
  places[(here + step + places.length) % places.length]?.focus();
  event.preventDefault();
}

function haloOf({ view, over }: MascaradeBoardProps, seat: Seat): Halo {
  if (over !== null) return over.winners.includes(seat) ? 'winner' : null;
  if (view.phase === 'memorise') return null;
  if (view.announced !== null && seat === activeSeat(view)) return 'announcer';
  const acting = view.phase === 'turn' ? activeSeat(view) : (view.victim ?? view.power?.seat ?? null);
  if (view.phase === 'claim') return view.asked !== null && view.seatAt[view.asked] === seat ? 'asked' : null;
  return seat === acting ? 'asked' : null;
}

function tagOf({ view, waiting }: MascaradeBoardProps, place: Place): AnswerTag {
  if (view.announced === null || place === view.active) return null;
  const answer = view.answers[place] ?? null;
  if (answer !== null) return answer;
  const seat = view.seatAt[place] ?? place;
  // A secret answer shows only that it was given.
  return view.phase === 'claim' && view.asked === null && !waiting.includes(seat) ? 'sealed' : null;
}
