import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { Button } from '@parlour/ui/Button.tsx';
import { Panel } from '@parlour/ui/Panel.tsx';
import { useWords } from '@parlour/ui/words/words.ts';
import { CallMe } from '../calls/CallMe.tsx';
import { CustomField } from '../lobby/CustomsForm.tsx';
import { closePanel } from '../table/panel.ts';
import { mayHost } from '../table/players.ts';
import { AskingGuests } from './AskingGuests.tsx';
import { ClaimSeat } from './ClaimSeat.tsx';
import { type GuestsProps, nameOf } from './guests.ts';
import styles from './PeoplePanel.module.css';
import { SeatCode } from './SeatCode.tsx';

/** Who sits where, and what can be done about it in a running game: by the host, by a guest without a seat. */
export function PeoplePanel({ client, state, table }: GuestsProps) {
  const words = useWords('table', 'lobby', 'party');
  const host = mayHost(table, state.you);
  return (
    <Panel title={words.t('people.title')} closeLabel={words.t('dialog.close')} onClose={closePanel}>
      <div className={styles.body}>
        {host && <AskingGuests client={client} state={state} table={table} />}
        <ul className={styles.seats} aria-label={words.t('lobby.seats')}>
          {table.seats.map((seated, seat) => (
            <li key={seated.kind === 'person' ? seated.person.handle : `bot ${seat}`}>
              <Avatar avatar={seated.kind === 'bot' ? seated.avatar : seated.person.avatar} />
              <span>
                <b>{nameOf(seated)}</b>
                {seated.kind === 'bot' && <small>{words.t(`lobby.level.${seated.level}`)}</small>}
                {seated.kind === 'person' && !seated.connected && <small>{words.t('people.away')}</small>}
              </span>
              {host && seated.kind === 'person' && seat !== state.seat && (
                <Button look="quiet" icon="phone" onClick={() => client.send({ type: 'seat-code', seat })}>
                  {words.t('people.anotherPhone', { name: nameOf(seated) })}
                </Button>
              )}
              {state.seat === null && state.you !== table.screen && seated.kind === 'bot' && (
                <Button look="quiet" icon="swap" onClick={() => client.send({ type: 'take', seat })}>
                  {words.t('people.takeOver', { name: nameOf(seated) })}
                </Button>
              )}
              {host && state.seatCode?.seat === seat && seated.kind === 'person' && (
                <SeatCode key={state.seatCode.code} table={table.code} given={state.seatCode} name={nameOf(seated)} />
              )}
            </li>
          ))}
        </ul>
        {table.asking.some(({ person }) => person.handle === state.you) && <p role="status">{words.t('people.asked')}</p>}
        {state.seat === null && !host && <ClaimSeat client={client} />}
        {state.seat !== null && table.customs.tempo !== 'sitting' && <CallMe />}
        {host && (
          <fieldset className={styles.customs}>
            <legend className="unseen">{words.t('customs.title')}</legend>
            {(['watching', 'lateGuests'] as const).map((custom) => (
              <CustomField key={custom} custom={custom} table={table} onChange={(customs) => client.send({ type: 'customs', customs })} />
            ))}
          </fieldset>
        )}
      </div>
    </Panel>
  );
}
