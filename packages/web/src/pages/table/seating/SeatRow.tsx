import type { Person, SeatInfo } from '@parlour/protocol';
import { Announced } from '@parlour/ui/announcer/Announced.tsx';
import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { Button } from '@parlour/ui/Button.tsx';
import { ConfirmButton } from '@parlour/ui/ConfirmButton.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { hasHostPowers } from '../players.ts';
import { MuteOrReport } from '../report/MuteOrReport.tsx';
import { SeatCodeCard } from './SeatCodeCard.tsx';
import { occupantName, type SeatingProps } from './seating-props.ts';

interface SeatRowProps extends SeatingProps {
  readonly seat: number;
  readonly seated: SeatInfo;
}

/** One seat of a running match: its occupant, and what the viewer can do about it. */
export function SeatRow(props: SeatRowProps) {
  const words = useWords('lobby', 'seating');
  const { state, table, seat, seated } = props;
  const given = state.seatCode?.seat === seat ? state.seatCode : null;
  return (
    <li>
      <Avatar avatar={seated.kind === 'bot' ? seated.avatar : seated.person.avatar} />
      <span>
        <b>{occupantName(seated)}</b>
        {seated.kind === 'bot' && (
          <small>
            {seated.owner === undefined ? words.t(`lobby.level.${seated.level}`) : words.t('seating.standsIn', { name: seated.owner.name })}
          </small>
        )}
        {seated.kind === 'person' && seated.person.agent === true && <small>{words.t('seat.agent')}</small>}
        {seated.kind === 'person' && !seated.connected && <small>{words.t('seating.away')}</small>}
      </span>
      {seated.kind === 'bot' ? <BotSeat {...props} seated={seated} /> : <PersonSeat {...props} seated={seated} />}
      <CodeButton {...props} />
      {seated.kind === 'person' && seat !== state.seat && <MuteOrReport table={table.code} people={[seated.person]} />}
      {given !== null && <SeatCodeCard key={given.code} table={table.code} given={given} name={ownerName(seated)} />}
    </li>
  );
}

const ownerOf = (seated: SeatInfo): Person | undefined => (seated.kind === 'bot' ? seated.owner : seated.person);

const ownerName = (seated: SeatInfo): string => ownerOf(seated)?.name ?? occupantName(seated);

function BotSeat({ client, state, table, seat, seated }: SeatRowProps & { readonly seated: SeatInfo & { kind: 'bot' } }) {
  const words = useWords('seating');
  const isOwner = seated.owner?.handle === state.you && seated.removed !== true;
  if (state.seat !== null || (seated.owner !== undefined && !isOwner) || state.you === table.sharedScreen) return null;
  return (
    <Button look={isOwner ? 'red' : 'quiet'} icon="swap" onClick={() => client.send({ type: 'request-seat', seat })}>
      {isOwner ? words.t('seating.takeBack') : words.t('seating.takeOver', { name: seated.name })}
    </Button>
  );
}

/** What the host can do about a player: let a bot play while they are away, or remove them. */
function PersonSeat({ client, state, table, seat, seated }: SeatRowProps & { readonly seated: SeatInfo & { kind: 'person' } }) {
  const words = useWords('lobby', 'seating');
  const { name, handle } = seated.person;
  if (!hasHostPowers(table, state.you) || seat === state.seat || table.phase !== 'playing') return null;
  return (
    <>
      {!seated.connected && table.settings.timeControl === 'live' && (
        <Button look="quiet" icon="bot" onClick={() => client.send({ type: 'stand-in', handle })}>
          {words.t('seating.standIn', { name })}
        </Button>
      )}
      <ConfirmButton icon="close" onSure={() => client.send({ type: 'remove-player', handle })}>
        {words.t('lobby.kick', { name })}
      </ConfirmButton>
    </>
  );
}

/** The owner moves their own seat to another phone; the shared screen moves any player's, with consent. */
function CodeButton({ client, state, table, seat, seated }: SeatRowProps) {
  const words = useWords('seating');
  const owner = ownerOf(seated);
  if (owner === undefined) return null;
  const { name, handle } = owner;
  const ask = () => client.send({ type: 'seat-code', handle });
  if (seat === state.seat) {
    return (
      <Button look="quiet" icon="phone" onClick={ask}>
        {words.t('seating.myPhone')}
      </Button>
    );
  }
  const isRemoved = seated.kind === 'bot' && seated.removed === true;
  const isSlow = table.phase === 'playing' && table.settings.timeControl !== 'live';
  if (state.you !== table.sharedScreen || isRemoved || isSlow) return null;
  const request = table.codeRequests.find((each) => each.seat === seat);
  return (
    <>
      <Button look="quiet" icon="phone" onClick={ask}>
        {words.t('seating.anotherPhone', { name })}
      </Button>
      {request !== undefined && (
        <Announced as="small">{words.t(request.declined ? 'seating.consentDeclined' : 'seating.consentAsked', { name })}</Announced>
      )}
    </>
  );
}
