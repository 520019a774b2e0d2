import type { Seat } from '@parlour/kernel';
import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import { programLabel } from '@parlour/ui/board/program-label.ts';
import { SeatClock } from '@parlour/ui/seats/SeatClock.tsx';
import type { HatTypes } from '../rules/index.ts';
import { isNaming, penaltyLabel } from './labels.ts';
import { Penalties } from './Penalties.tsx';
import { type Halo, PlayerSeat } from './PlayerSeat.tsx';
import { type ScreenPlaces, seatsClockwise } from './table-geometry.ts';

interface PeopleProps extends BoardProps<HatTypes> {
  readonly places: ScreenPlaces;
  /** The seat to which a penalty card is still sliding. */
  readonly arriving: Seat | null;
}

export function Players(props: PeopleProps) {
  const { view, seat: you, players, places, arriving, words, waiting, tv, tools } = props;
  const { plan } = places;
  return seatsClockwise(you, view.seats).map((seat) => {
    const player = players[seat];
    if (player === undefined) return null;
    const seatPlace = places.seatPlace(seat);
    const yours = seat === you;
    const near = seat === (you ?? 0);
    if (yours && isNaming(props)) return null;
    return (
      <PlayerSeat
        key={seat}
        player={player}
        seatPlace={seatPlace}
        size={near ? plan.yourPortrait : plan.portrait}
        plate={yours ? words.t('thats-not-a-hat.you') : player.name}
        halo={haloOf(props, seat)}
        awayLabel={words.t('thats-not-a-hat.seat.away')}
        programLabel={programLabel(player, words, 'thats-not-a-hat.seat.bot')}
        onPhone={tv && player.bot === null && waiting.includes(seat) && view.phase !== 'ready'}
        total={view.rounds > 1 ? (view.totals[seat] ?? 0) : null}
        clock={<SeatClock {...props} seat={you} whose={seat} onTick={yours ? () => tools.play('tick') : undefined} />}
      >
        <Penalties
          cards={view.penalties[seat] ?? []}
          side={seatPlace.penalties}
          label={penaltyLabel(props, seat)}
          arriving={arriving === seat}
        />
      </PlayerSeat>
    );
  });
}

function haloOf({ view, over }: PeopleProps, seat: Seat): Halo {
  if (over !== null || view.moving === null) return null;
  if (seat === view.giver) return 'giver';
  return seat === view.receiver && view.phase === 'name' ? 'next' : null;
}
