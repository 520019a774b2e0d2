import type { GameTypes, Json } from '@parlour/kernel';
import type { TableInfo, WireObservation } from '@parlour/protocol';
import type { AnyGameUi, BoardProps, BoardScene, BoardTools } from '@parlour/ui/board/game-ui.ts';
import { DraftContext } from '@parlour/ui/board/useSavedDraft.ts';
import { Panel } from '@parlour/ui/Panel.tsx';
import { useLayout } from '@parlour/ui/seats/useLayout.ts';
import { settingsStore } from '@parlour/ui/settings/settings.ts';
import { useSettings } from '@parlour/ui/settings/useSettings.ts';
import { playSound, speakAloud } from '@parlour/ui/sound/sounds.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { MessageKey } from '@parlour/words';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { TableClientState } from '../../client/table/table-client.ts';
import { SettingsDialog } from '../../settings/SettingsDialog.tsx';
import { Rulebook } from '../rules/Rulebook.tsx';
import { BoardStage } from './BoardStage.tsx';
import { ChatPanel } from './chat/ChatPanel.tsx';
import { EmoteBar } from './chat/EmoteBar.tsx';
import { RecentChat } from './chat/RecentChat.tsx';
import { useUnreadChat } from './chat/useUnreadChat.ts';
import { LogPanel } from './LogPanel.tsx';
import { PausedNotice } from './PausedNotice.tsx';
import { closePanel, openRulebook, panelStore, togglePanel } from './panel-store.ts';
import { canPauseAt, hasHostPowers, playersOf } from './players.ts';
import { ResultScreen } from './ResultScreen.tsx';
import { SharedScreenCorner } from './SharedScreenCorner.tsx';
import { SeatingPanel } from './seating/SeatingPanel.tsx';
import { SpectatorBar } from './seating/SpectatorBar.tsx';
import { ownSeatOf } from './seating/seating-props.ts';
import { TablePrompts } from './seating/TablePrompts.tsx';
import type { TableScreenProps } from './TableScreen.tsx';
import { StatusLine, TopBar } from './TopBar.tsx';
import { useDecisionFocus, useResultFocus } from './useDecisionFocus.ts';
import { useGamesPlayed } from './useGamesPlayed.ts';
import { showRefusalWithClause } from './useRefusals.ts';
import { useRevealRead } from './useRevealRead.ts';
import { useTurnAlert } from './useTurnAlert.ts';
import { useWakeLock } from './useWakeLock.ts';

interface PlayProps extends TableScreenProps {
  readonly gameUi: AnyGameUi;
  readonly state: TableClientState;
  readonly table: TableInfo;
  readonly observation: WireObservation;
}

const NONE: readonly object[] = [];

/** A running or finished match in its frame. */
export function MatchScreen({ client, gameUi, tv, state, table, observation, loadReplay }: PlayProps) {
  const words = useWords('table', ...gameUi.areas);
  const settings = useSettings();
  const layout = useLayout(tv);
  const { panel, clause } = useStore(panelStore);
  const unread = useUnreadChat(state.chat, panel === 'chat');
  const tools = useTools(words);
  const scene = useScene(state, table, observation, words);
  const { seat } = scene;
  const legal = useMemo(() => legalFor(gameUi, scene, observation.sealed), [gameUi, scene, observation.sealed]);
  const yourTurn = seat !== null && observation.waiting.includes(seat);
  useTurnAlert(yourTurn);
  useDecisionFocus(yourTurn && state.sent === null && observation.over === null, observation.step);
  useWakeLock(observation.over === null);
  useRevealRead(client, gameUi, state, table);
  useGamesPlayed(observation.over !== null && seat !== null && state.heard.events.length > 0 ? table.match : null);
  useEffect(() => closePanel, []);

  const sealed = (observation.sealed ?? state.sent?.move ?? null) as object | null;
  const free = state.sent === null ? legal : NONE;
  // Rendered again only when something on it changes: a panel that opens beside it does not count.
  const board = useMemo(() => {
    const props: BoardProps<GameTypes> = {
      ...scene,
      legal: free,
      sealed,
      stepEvents: state.heard as BoardProps<GameTypes>['stepEvents'],
      deadline: table.paused ? null : state.deadline,
      choose: (move) => client.choose(move as Json),
      tv,
      settings,
      tools,
    };
    return <gameUi.Board {...props} />;
  }, [gameUi, scene, free, sealed, state.heard, state.deadline, table.paused, client, tv, settings, tools]);
  // The panel opens at once; the table makes room for it in the next frame.
  const beside = useDeferredValue(
    panel === 'rules' || panel === 'log' || panel === 'people' || (panel === 'chat' && gameUi.chatOverBoard !== true),
  );
  const deciding = useMemo(
    () => (seat === null ? null : { place: `${table.match} ${seat}`, step: observation.step }),
    [table.match, seat, observation.step],
  );
  const title = words.t(`game.${table.game}` as MessageKey);
  const company = table.code !== '' && table.seats.filter((seated) => seated.kind === 'person').length + table.spectators > 1;
  const canPause = seat !== null && canPauseAt(table);
  const pause = (paused: boolean) => client.send({ type: 'pause', paused });
  const sentence = table.paused ? words.t('table.paused') : gameUi.statusLine(scene);
  const tellsEnd = observation.over !== null && gameUi.boardShowsResult === true;
  useResultFocus(gameUi.boardShowsResult === true, observation.step);
  const online = table.code !== '';
  const host = hasHostPowers(table, state.you);
  const watching = online && !tv && ownSeatOf(state, table) === null && panel === null && observation.over === null;
  const chatty = !tv && company && seat !== null && free.length === 0 && observation.over === null;

  return (
    <main>
      <title>{[...(yourTurn ? [words.t('home.yourTurn')] : []), title, 'Parlour'].join(' · ')}</title>
      <h1 className="visually-hidden">{title}</h1>
      <BoardStage
        layout={layout}
        bar={gameUi.bar}
        talkOver={gameUi.chatOverBoard}
        fills={gameUi.fillsScreen}
        beside={beside}
        watched={watching}
        around={
          <>
            {tv ? (
              <StatusLine>{sentence}</StatusLine>
            ) : (
              <TopBar
                game={title}
                code={table.code || null}
                sentence={sentence}
                panel={panel}
                news={unread}
                talk={company}
                guests={online}
                paused={canPause ? table.paused : null}
                onPause={pause}
                onPanel={togglePanel}
              />
            )}
            {tv && !tellsEnd && <SharedScreenCorner code={table.code} title={title} host={host} />}
            {panel !== 'chat' && <RecentChat chat={state.chat} />}
            {chatty && panel !== 'chat' && <EmoteBar client={client} />}
          </>
        }
      >
        <DraftContext value={deciding}>{board}</DraftContext>
      </BoardStage>
      {panel === 'rules' && (
        <Panel title={words.t('rules.title')} closeLabel={words.t('dialog.close')} onClose={closePanel}>
          <Rulebook gameUi={gameUi} clause={clause} />
        </Panel>
      )}
      {panel === 'chat' && <ChatPanel client={client} state={state} table={table} over={gameUi.chatOverBoard ?? false} />}
      {panel === 'log' && <LogPanel gameUi={gameUi} scene={scene} log={state.log} />}
      {panel === 'people' && <SeatingPanel client={client} state={state} table={table} />}
      {table.paused && canPause && <PausedNotice onResume={() => pause(false)} />}
      {online && panel !== 'people' && <TablePrompts client={client} state={state} table={table} />}
      {watching && <SpectatorBar />}
      {panel === 'settings' && <SettingsDialog onClose={closePanel} />}
      {observation.over !== null && table.phase === 'over' && (
        <ResultScreen
          client={client}
          gameUi={gameUi}
          scene={scene}
          over={observation.over}
          table={table}
          host={host}
          state={state}
          justNow={state.heard.events.length > 0}
          tv={tv}
          loadReplay={loadReplay}
        />
      )}
    </main>
  );
}

function useTools(words: ReturnType<typeof useWords>): BoardTools {
  return useMemo(
    () => ({
      openRulebook,
      explain: (refusal) => showRefusalWithClause(words, refusal),
      play: (sound) => {
        if (settingsStore.getState().sound) playSound(sound);
      },
      speak: (text) => {
        if (settingsStore.getState().sound) speakAloud(text, words.language);
      },
    }),
    [words],
  );
}

function useScene(
  state: TableClientState,
  table: TableInfo,
  observation: WireObservation,
  words: ReturnType<typeof useWords>,
): BoardScene<GameTypes> {
  const players = useMemo(() => playersOf(table), [table]);
  const { view, waiting, may, pace, over } = observation;
  const { seat } = state;
  return useMemo(
    () => ({ view: view as object, seat, players, waiting, may, pace, over, words }),
    [view, seat, players, waiting, may, pace, over, words],
  );
}

/** After a sealed choice only side moves are left. */
function legalFor({ game }: AnyGameUi, { view, seat, waiting, may }: BoardScene<GameTypes>, sealed: unknown): readonly object[] {
  if (seat === null || !(waiting.includes(seat) || may.includes(seat))) return NONE;
  const moves = game.legalMoves(view, seat);
  return sealed === null ? moves : moves.filter((move) => game.isSideMove?.(move) === true);
}
