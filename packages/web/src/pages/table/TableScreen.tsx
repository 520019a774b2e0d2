import type { Refusal, Seat } from '@parlour/kernel';
import type { MatchReplay, TableInfo } from '@parlour/protocol';
import { Button } from '@parlour/ui/Button.tsx';
import type { AnyGameUi } from '@parlour/ui/board/game-ui.ts';
import { SpeakingContext } from '@parlour/ui/seats/speaking.ts';
import { useSettings } from '@parlour/ui/settings/useSettings.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { explainRefusal } from '@parlour/words';
import { use, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useStore } from 'zustand';
import { Loading } from '../../app/Loading.tsx';
import { HomeLink } from '../../app/links.tsx';
import { MessagePage } from '../../app/MessagePage.tsx';
import { NotFound } from '../../app/NotFound.tsx';
import { offerRetry } from '../../browser/failures.ts';
import type { TableClient, TableClientState } from '../../client/table/table-client.ts';
import { preloadGame } from '../../table/preload-game.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { Lobby } from './lobby/Lobby.tsx';
import { SharedScreenLobby } from './lobby/SharedScreenLobby.tsx';
import { SpectatingBlocked } from './lobby/SpectatingBlocked.tsx';
import { MatchScreen } from './MatchScreen.tsx';
import { hasHostPowers } from './players.ts';
import { TableAnnouncer } from './TableAnnouncer.tsx';
import { TableNotFound } from './TableNotFound.tsx';
import { useRefusals } from './useRefusals.ts';
import { useReloadOnUpdate } from './useReloadOnUpdate.ts';
import { useStandInToasts } from './useStandInToasts.ts';
import { useNewVoiceCall, useSpeakingSeats, VoiceContext } from './voice/voice-context.ts';

export interface TableScreenProps {
  readonly client: TableClient;
  readonly tv: boolean;
  readonly loadReplay: (match: string) => Promise<MatchReplay | Refusal>;
}

/** A table in any phase: lobby, match, result. */
export function TableScreen(props: TableScreenProps) {
  const { client } = props;
  const call = useNewVoiceCall(client);
  const speaking = useSpeakingSeats(
    call,
    useStore(client.store, ({ table }) => table),
  );
  return (
    <VoiceContext value={call}>
      <SpeakingContext value={speaking}>
        <TableAnnouncer client={client} />
        <CurrentScreen {...props} />
      </SpeakingContext>
    </VoiceContext>
  );
}

function CurrentScreen({ client, tv, loadReplay }: TableScreenProps) {
  const state = useStore(client.store);
  const settings = useSettings();
  useEffect(() => offerRetry(() => (client.store.getState().unsent === null ? null : client.retry)), [client]);
  if (state.connection === 'closed') {
    return state.refusal?.refused === 'no-such-table' ? <TableNotFound /> : <ShownOut refusal={state.refusal} />;
  }
  if (state.table === null) {
    return (
      <>
        <ConnectionBanner connection={state.connection} />
        <Loading />
      </>
    );
  }
  const gameUi = preloadGame(state.table.game, settings);
  if (gameUi === undefined) return <NotFound />;
  return <Known client={client} tv={tv} loadReplay={loadReplay} state={state} table={state.table} loading={gameUi} />;
}

interface KnownProps extends TableScreenProps {
  readonly state: TableClientState;
  readonly table: TableInfo;
  readonly loading: Promise<AnyGameUi>;
}

function Known({ client, tv, loadReplay, state, table, loading }: KnownProps) {
  const gameUi = use(loading);
  const { observation, connection, seat } = state;
  // A seated player sees their own hand, which is not for a shared screen.
  const shared = tv && (seat === null || table.phase === 'lobby');
  const gathering = table.phase === 'lobby' || observation === null;
  useScreen(client, tv, state, table);
  useClaim(client, seat);
  useSitDown(client, seat, table);
  useRefusals(client, gathering ? null : gameUi);
  useStandInToasts(client);
  const renewing = useReloadOnUpdate(state);
  return (
    <>
      <ConnectionBanner connection={connection} renewing={renewing} />
      {gathering &&
        (shared ? (
          <SharedScreenLobby client={client} gameUi={gameUi} state={state} table={table} />
        ) : isOutside(state, table) ? (
          <SpectatingBlocked client={client} gameUi={gameUi} state={state} table={table} />
        ) : (
          <Lobby client={client} gameUi={gameUi} state={state} table={table} />
        ))}
      {!gathering && (
        <MatchScreen
          client={client}
          gameUi={gameUi}
          tv={shared}
          state={state}
          table={table}
          observation={observation}
          loadReplay={loadReplay}
        />
      )}
    </>
  );
}

/** A match runs, and the spectator mode shows nothing of it, or not yet. */
function isOutside({ seat, you }: TableClientState, table: TableInfo): boolean {
  return table.phase === 'playing' && seat === null && !hasHostPowers(table, you) && table.settings.spectators !== 'open';
}

/** Makes this device the shared screen: it takes no seat, and keeps host powers. */
function useScreen(client: TableClient, tv: boolean, { you, seat }: TableClientState, table: TableInfo): void {
  const lobby = table.phase === 'lobby';
  const wants = tv && lobby && you === table.host && you !== table.sharedScreen;
  const sits = tv && lobby && seat !== null;
  useEffect(() => {
    if (wants) client.send({ type: 'become-shared-screen' });
    else if (sits) client.send({ type: 'leave-seat' });
  }, [client, wants, sits]);
}

/** `?seat=HKMPT`: a scanned seat code. It works once, so it is removed from the URL. */
function useClaim(client: TableClient, seat: Seat | null): void {
  const code = new URLSearchParams(useSearch()).get('seat');
  const [, go] = useLocation();
  useEffect(() => {
    if (code === null) return;
    if (seat === null) client.send({ type: 'claim-seat', code });
    go(location.pathname, { replace: true });
  }, [client, code, seat, go]);
}

/** `?sit=fotomania,mascarade`: takes a free seat in the lobby for one of these games, or the seat of a bot in a match; once, so it is removed from the URL. */
function useSitDown(client: TableClient, seat: Seat | null, table: TableInfo): void {
  const asked = new URLSearchParams(useSearch()).get('sit');
  const [, go] = useLocation();
  const bot = table.seats.findIndex((each) => each.kind === 'bot' && each.owner === undefined);
  const lobby = table.phase === 'lobby';
  useEffect(() => {
    if (asked === null) return;
    if (seat === null && lobby) client.send({ type: 'sit', games: asked.split(',') });
    else if (seat === null && bot >= 0) client.send({ type: 'request-seat', seat: bot });
    go(location.pathname, { replace: true });
  }, [client, asked, seat, lobby, bot, go]);
}

function ShownOut({ refusal }: { readonly refusal: Refusal | null }) {
  const words = useWords('table');
  return (
    <MessagePage title={words.t('table.closed')} text={refusal === null ? words.t('notFound.text') : explainRefusal(words, refusal)}>
      {refusal?.refused === 'wrong-version' && (
        <Button look="red" onClick={() => location.reload()}>
          {words.t('table.reload')}
        </Button>
      )}
      <HomeLink />
    </MessagePage>
  );
}
