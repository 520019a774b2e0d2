import type { TableInfo } from '@parlour/protocol';
import { Announced } from '@parlour/ui/announcer/Announced.tsx';
import { Button, RoundButton } from '@parlour/ui/Button.tsx';
import type { AnyGameUi } from '@parlour/ui/board/game-ui.ts';
import { ignoreDoubleClick } from '@parlour/ui/ignore-double-click.ts';
import { Panel } from '@parlour/ui/Panel.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useStore } from 'zustand';
import { TurnNotifications } from '../../../client/push/TurnNotifications.tsx';
import type { TableClient, TableClientState } from '../../../client/table/table-client.ts';
import { OpponentList } from '../../../opponents/OpponentList.tsx';
import { SettingsDialog } from '../../../settings/SettingsDialog.tsx';
import { Rulebook } from '../../rules/Rulebook.tsx';
import { ChatPanel } from '../chat/ChatPanel.tsx';
import { RecentChat } from '../chat/RecentChat.tsx';
import { useUnreadChat } from '../chat/useUnreadChat.ts';
import { closePanel, panelStore, togglePanel } from '../panel-store.ts';
import { hasHostPowers } from '../players.ts';
import { SeriesBoard } from '../SeriesBoard.tsx';
import { SeatRequests } from '../seating/SeatRequests.tsx';
import { VoicePanel } from '../voice/VoicePanel.tsx';
import { GameOptionsForm } from './GameOptionsForm.tsx';
import { InviteCard } from './InviteCard.tsx';
import { InviteFriends } from './InviteFriends.tsx';
import styles from './Lobby.module.css';
import { LobbyHeader } from './LobbyHeader.tsx';
import { LobbySeats } from './LobbySeats.tsx';
import { RatedAndVisibilityForm } from './RatedAndVisibilityForm.tsx';
import { SitDown } from './SitDown.tsx';
import { TableSettingsForm } from './TableSettingsForm.tsx';
import { WaitingForPeople } from './WaitingForPeople.tsx';

export interface LobbyProps {
  readonly client: TableClient;
  readonly gameUi: AnyGameUi;
  readonly state: TableClientState;
  readonly table: TableInfo;
}

/** The lobby: seats, invitation, options. */
export function Lobby({ client, gameUi, state, table }: LobbyProps) {
  const words = useWords('lobby', 'table', 'seating', ...gameUi.areas);
  const host = hasHostPowers(table, state.you);
  const { panel, clause } = useStore(panelStore);
  const unread = useUnreadChat(state.chat, panel === 'chat');
  return (
    <main className={styles.lobby}>
      <LobbyHeader table={table}>
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
      </LobbyHeader>
      <LobbySentence host={host} gameUi={gameUi} state={state} table={table} />
      <div className={styles.body}>
        <div className={styles.gather}>
          <WaitingForPeople client={client} table={table} host={host} />
          {host && <SeatRequests client={client} state={state} table={table} />}
          <LobbySeats client={client} state={state} table={table} host={host} />
          <Begin client={client} gameUi={gameUi} state={state} table={table} />
          <SeriesBoard table={table} />
          <OpponentList bots={table.seats.filter((seated) => seated.kind === 'bot')} />
          {gameUi.lobbyHint !== undefined && <p className={styles.hint}>{words.t(gameUi.lobbyHint)}</p>}
        </div>
        <div className={styles.side}>
          <InviteCard code={table.code} />
          <InviteFriends code={table.code} />
          <RatedAndVisibilityForm client={client} table={table} editable={host} />
          <GameOptionsForm
            gameUi={gameUi}
            table={table}
            editable={host}
            onChange={(options) => client.send({ type: 'options', options })}
          />
          <TableSettingsForm table={table} editable={host} onChange={(settings) => client.send({ type: 'settings', settings })} />
          {state.seat !== null && table.settings.timeControl !== 'live' && <TurnNotifications />}
        </div>
      </div>
      {panel !== 'chat' && <RecentChat chat={state.chat} />}
      {panel === 'chat' && <ChatPanel client={client} state={state} table={table} />}
      {panel === 'voice' && <VoicePanel client={client} state={state} table={table} />}
      {panel === 'settings' && <SettingsDialog onClose={closePanel} />}
      {panel === 'rules' && (
        <Panel title={words.t('rules.title')} closeLabel={words.t('dialog.close')} onClose={closePanel}>
          <Rulebook gameUi={gameUi} clause={clause} />
        </Panel>
      )}
    </main>
  );
}

/** What the table waits for. */
function LobbySentence({ host, gameUi, state, table }: { readonly host: boolean } & Omit<LobbyProps, 'client'>) {
  const words = useWords('lobby');
  const missing = gameUi.game.seats.min - table.seats.length;
  const sentence = () => {
    if (state.seat === null) return words.t(table.seats.length < table.maxSeats ? 'lobby.takeSeat' : 'lobby.full');
    if (missing > 0) return words.t('lobby.missing', { missing });
    if (host) return words.t('lobby.ready');
    return words.t('lobby.waitForHost', { host: hostName(table) });
  };
  return <Announced className={styles.sentence}>{sentence()}</Announced>;
}

function hostName(table: TableInfo): string {
  const seated = table.seats.find((each) => each.kind === 'person' && each.person.handle === table.host);
  return seated?.kind === 'person' ? seated.person.name : '…';
}

/** The main button: sit down, or start. */
function Begin({ client, gameUi, state, table }: LobbyProps) {
  const words = useWords('lobby');
  const { seat, you } = state;
  if (seat === null && table.seats.length < table.maxSeats) {
    return <SitDown onSit={() => client.send({ type: 'sit' })} />;
  }
  const enough = table.seats.length >= gameUi.game.seats.min;
  return (
    <div className={styles.begin}>
      {hasHostPowers(table, you) && (
        <Button look="red" iconAfter="arrow" disabled={!enough} onClick={ignoreDoubleClick(() => client.send({ type: 'start' }))}>
          {words.t('lobby.start')}
        </Button>
      )}
      {seat !== null && (
        <Button look="quiet" onClick={() => client.send({ type: 'leave-seat' })}>
          {words.t('lobby.stand')}
        </Button>
      )}
    </div>
  );
}
