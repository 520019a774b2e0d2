import type { TableInfo } from '@parlour/protocol';
import { Button, RoundButton } from '@parlour/ui/Button.tsx';
import type { AnyFace } from '@parlour/ui/board/game-ui.ts';
import { once } from '@parlour/ui/ignore-double-click.ts';
import { Panel } from '@parlour/ui/Panel.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useStore } from 'zustand';
import { CallMe } from '../../../client/push/TurnNotifications.tsx';
import type { TableClient, TableState } from '../../../client/table/table-client.ts';
import { SettingsDialog } from '../../../settings/SettingsDialog.tsx';
import { Rulebook } from '../../rules/Rulebook.tsx';
import { ChatPanel } from '../chat/ChatPanel.tsx';
import { Emotes } from '../chat/RecentChat.tsx';
import { useUnread } from '../chat/useUnreadChat.ts';
import { closePanel, panelStore, togglePanel } from '../panel-store.ts';
import { mayHost } from '../players.ts';
import { SeriesBoard } from '../SeriesBoard.tsx';
import { AskingGuests } from '../seating/SeatRequests.tsx';
import { OptionsForm } from './GameOptionsForm.tsx';
import { Invitation } from './InviteCard.tsx';
import { AskFriends } from './InviteFriends.tsx';
import styles from './Lobby.module.css';
import { LobbyHead } from './LobbyHeader.tsx';
import { Seats } from './LobbySeats.tsx';
import { Terms } from './RatedAndVisibilityForm.tsx';
import { Arrive } from './SitDown.tsx';
import { CustomsForm } from './TableSettingsForm.tsx';

export interface LobbyProps {
  readonly client: TableClient;
  readonly face: AnyFace;
  readonly state: TableState;
  readonly table: TableInfo;
}

/** People gather: who sits where, how others get here, what is played. */
export function Lobby({ client, face, state, table }: LobbyProps) {
  const words = useWords('lobby', 'table', 'party', ...face.areas);
  const host = mayHost(table, state.you);
  const { panel, clause } = useStore(panelStore);
  const unread = useUnread(state.chat, panel === 'chat');
  return (
    <main className={styles.lobby}>
      <LobbyHead table={table}>
        <nav aria-label={words.t('table.tools')}>
          <RoundButton
            icon="chat"
            label={words.t('chat.title')}
            news={unread}
            aria-expanded={panel === 'chat'}
            onClick={() => togglePanel('chat')}
          />
          <RoundButton icon="gear" label={words.t('settings.title')} aria-haspopup="dialog" onClick={() => togglePanel('settings')} />
          <RoundButton icon="book" label={words.t('rules.title')} aria-expanded={panel === 'rules'} onClick={() => togglePanel('rules')} />
        </nav>
      </LobbyHead>
      <p className={styles.sentence} role="status">
        <LobbySentence host={host} face={face} state={state} table={table} />
      </p>
      <div className={styles.body}>
        <div className={styles.gather}>
          {host && <AskingGuests client={client} state={state} table={table} />}
          <Seats client={client} state={state} table={table} host={host} />
          {face.lobbyHint !== undefined && <p className={styles.hint}>{words.t(face.lobbyHint)}</p>}
          <SeriesBoard table={table} />
          <Begin client={client} face={face} state={state} table={table} />
        </div>
        <div className={styles.side}>
          <Invitation code={table.code} />
          <AskFriends code={table.code} />
          <Terms client={client} table={table} editable={host} />
          <OptionsForm face={face} table={table} editable={host} onChange={(options) => client.send({ type: 'options', options })} />
          <CustomsForm table={table} editable={host} onChange={(customs) => client.send({ type: 'customs', settings: customs })} />
          {state.seat !== null && table.settings.timeControl !== 'sitting' && <CallMe />}
        </div>
      </div>
      {panel !== 'chat' && <Emotes chat={state.chat} />}
      {panel === 'chat' && <ChatPanel client={client} state={state} table={table} />}
      {panel === 'settings' && <SettingsDialog onClose={closePanel} />}
      {panel === 'rules' && (
        <Panel title={words.t('rules.title')} closeLabel={words.t('dialog.close')} onClose={closePanel}>
          <Rulebook face={face} clause={clause} />
        </Panel>
      )}
    </main>
  );
}

/** What one waits for. */
function LobbySentence({ host, face, state, table }: { readonly host: boolean } & Omit<LobbyProps, 'client'>) {
  const words = useWords('lobby');
  const missing = face.game.seats.min - table.seats.length;
  if (missing > 0) return words.t('lobby.missing', { missing });
  if (state.seat === null) return words.t(table.seats.length < table.maxSeats ? 'lobby.takeSeat' : 'lobby.full');
  if (host) return words.t('lobby.ready');
  return words.t('lobby.waitForHost', { host: hostName(table) });
}

function hostName(table: TableInfo): string {
  const seated = table.seats.find((each) => each.kind === 'person' && each.person.handle === table.host);
  return seated?.kind === 'person' ? seated.person.name : '…';
}

/** The button that matters now: sit down, or start. */
function Begin({ client, face, state, table }: LobbyProps) {
  const words = useWords('lobby');
  const { seat, you } = state;
  if (seat === null && table.seats.length < table.maxSeats) {
    return <Arrive onSit={() => client.send({ type: 'sit' })} />;
  }
  const enough = table.seats.length >= face.game.seats.min;
  return (
    <div className={styles.begin}>
      {mayHost(table, you) && (
        <Button look="red" iconAfter="arrow" disabled={!enough} onClick={once(() => client.send({ type: 'start' }))}>
          {words.t('lobby.start')}
        </Button>
      )}
      {seat !== null && (
        <Button look="quiet" onClick={() => client.send({ type: 'stand' })}>
          {words.t('lobby.stand')}
        </Button>
      )}
    </div>
  );
}
