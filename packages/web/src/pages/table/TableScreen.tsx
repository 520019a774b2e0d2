import type { Refusal, Seat } from '@parlour/kernel';
import type { MatchReplay, TableInfo } from '@parlour/protocol';
import buttons from '@parlour/ui/Button.module.css';
import type { AnyFace } from '@parlour/ui/board/game-ui.ts';
import { useSettings } from '@parlour/ui/settings/useSettings.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { explainRefusal } from '@parlour/words';
import { use, useEffect } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useStore } from 'zustand';
import { Waiting } from '../../app/Loading.tsx';
import { Scene } from '../../app/MessagePage.tsx';
import { NotFound } from '../../app/NotFound.tsx';
import { offerRetry } from '../../browser/failures.ts';
import type { TableClient, TableState } from '../../client/table/table-client.ts';
import { bring } from '../../table/preload-game.ts';
import { Line } from './ConnectionBanner.tsx';
import { Lobby } from './lobby/Lobby.tsx';
import { TvLobby } from './lobby/SharedScreenLobby.tsx';
import { Outside } from './lobby/SpectatingBlocked.tsx';
import { Play } from './MatchScreen.tsx';
import { mayHost } from './players.ts';
import { NoSuchTable } from './TableNotFound.tsx';
import { useRefusals } from './useRefusals.ts';
import { useRenewal } from './useReloadOnUpdate.ts';

export interface TableProps {
  readonly client: TableClient;
  readonly tv: boolean;
  readonly loadReplay: (match: string) => Promise<MatchReplay | Refusal>;
}

/** A table in whatever state it is: people gathering, a game, its result. */
export function Table({ client, tv, loadReplay }: TableProps) {
  const state = useStore(client.store);
  const settings = useSettings();
  useEffect(() => offerRetry(() => (client.store.getState().unsent === null ? null : client.retry)), [client]);
  if (state.connection === 'closed') {
    return state.refusal?.refused === 'no-such-table' ? <NoSuchTable /> : <ShownOut refusal={state.refusal} />;
  }
  if (state.table === null) {
    return (
      <>
        <Line connection={state.connection} />
        <Waiting />
      </>
    );
  }
  const face = bring(state.table.game, settings);
  if (face === undefined) return <NotFound />;
  return <Known client={client} tv={tv} loadReplay={loadReplay} state={state} table={state.table} loading={face} />;
}

interface KnownProps extends TableProps {
  readonly state: TableState;
  readonly table: TableInfo;
  readonly loading: Promise<AnyFace>;
}

function Known({ client, tv, loadReplay, state, table, loading }: KnownProps) {
  const face = use(loading);
  const { observation, connection, seat } = state;
  // Whoever sits at the table sees their own hand, which is not for a shared screen.
  const shared = tv && (seat === null || table.phase === 'lobby');
  const gathering = table.phase === 'lobby' || observation === null;
  useScreen(client, tv, state, table);
  useClaim(client, seat);
  useRefusals(client, gathering ? null : face);
  const renewing = useRenewal(state);
  return (
    <>
      <Line connection={connection} renewing={renewing} />
      {gathering &&
        (shared ? (
          <TvLobby client={client} face={face} state={state} table={table} />
        ) : isOutside(state, table) ? (
          <Outside client={client} face={face} state={state} table={table} />
        ) : (
          <Lobby client={client} face={face} state={state} table={table} />
        ))}
      {!gathering && (
        <Play client={client} face={face} tv={shared} state={state} table={table} observation={observation} loadReplay={loadReplay} />
      )}
    </>
  );
}

/** A game is running, and its host shows nothing of it to those without a seat, or not yet. */
function isOutside({ seat, you }: TableState, table: TableInfo): boolean {
  return table.phase === 'playing' && seat === null && !mayHost(table, you) && table.settings.spectators !== 'open';
}

/** A shared screen belongs to everybody: it sits nowhere, and keeps its host's powers. */
function useScreen(client: TableClient, tv: boolean, { you, seat }: TableState, table: TableInfo): void {
  const lobby = table.phase === 'lobby';
  const wants = tv && lobby && you === table.host && you !== table.sharedScreen;
  const sits = tv && lobby && seat !== null;
  useEffect(() => {
    if (wants) client.send({ type: 'screen' });
    else if (sits) client.send({ type: 'stand' });
  }, [client, wants, sits]);
}

/** `?seat=HKMPT`: somebody scanned the code of a chair. It is of use once, so it does not stay in the address. */
function useClaim(client: TableClient, seat: Seat | null): void {
  const code = new URLSearchParams(useSearch()).get('seat');
  const [, go] = useLocation();
  useEffect(() => {
    if (code === null) return;
    if (seat === null) client.send({ type: 'claim', code });
    go(location.pathname, { replace: true });
  }, [client, code, seat, go]);
}

function ShownOut({ refusal }: { readonly refusal: Refusal | null }) {
  const words = useWords('table');
  return (
    <Scene title={words.t('table.closed')} text={refusal === null ? words.t('lost.text') : explainRefusal(words, refusal)}>
      <Link href="/" className={`${buttons.button} ${buttons.red}`}>
        {words.t('lost.home')}
      </Link>
    </Scene>
  );
}
