import type { TableInfo, WireObservation } from '@parlour/protocol';
import type { AnyGameUi } from '@parlour/ui/board/game-ui.ts';
import { DraftContext } from '@parlour/ui/board/useSavedDraft.ts';
import { useLayout } from '@parlour/ui/seats/useLayout.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { MessageKey } from '@parlour/words';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { TableClientState } from '../../client/table/table-client.ts';
import { AroundBoard } from './AroundBoard.tsx';
import { BoardStage } from './BoardStage.tsx';
import { MatchPanels, useIsWatching } from './MatchPanels.tsx';
import { closePanel, panelStore } from './panel-store.ts';
import { hasHostPowers } from './players.ts';
import { ResultScreen } from './ResultScreen.tsx';
import type { TableScreenProps } from './TableScreen.tsx';
import { useBoard, useFreeMoves, useScene } from './useBoard.tsx';
import { useDecisionFocus, useResultFocus } from './useDecisionFocus.ts';
import { useGamesPlayed } from './useGamesPlayed.ts';
import { useRevealRead } from './useRevealRead.ts';
import { useTurnAlert } from './useTurnAlert.ts';
import { useWakeLock } from './useWakeLock.ts';

export interface MatchProps extends TableScreenProps {
  readonly gameUi: AnyGameUi;
  readonly state: TableClientState;
  readonly table: TableInfo;
  readonly observation: WireObservation;
}

/** A running or finished match in its frame. */
export function MatchScreen(props: MatchProps) {
  const { client, gameUi, tv, state, table, observation, loadReplay } = props;
  const words = useWords('table', ...gameUi.areas);
  const layout = useLayout(tv);
  const scene = useScene(state, table, observation, words);
  const { seat } = scene;
  const free = useFreeMoves(props, scene);
  const board = useBoard(props, scene, free);
  const yourTurn = seat !== null && observation.waiting.includes(seat);
  useTurnAlert(yourTurn);
  useMatchEffects(props, yourTurn);
  const beside = useDeferredValue(useChatBeside(gameUi));
  const deciding = useMemo(
    () => (seat === null ? null : { place: `${table.match} ${seat}`, step: observation.step }),
    [table.match, seat, observation.step],
  );
  const title = words.t(`game.${table.game}` as MessageKey);
  const host = hasHostPowers(table, state.you);
  const watched = useIsWatching(props);

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
        watched={watched}
        around={<AroundBoard {...props} scene={scene} title={title} host={host} idle={free.length === 0} />}
      >
        <DraftContext value={deciding}>{board}</DraftContext>
      </BoardStage>
      <MatchPanels {...props} scene={scene} />
      {observation.over !== null && table.phase === 'over' && (
        <ResultScreen
          client={client}
          gameUi={gameUi}
          scene={scene}
          over={observation.over}
          table={table}
          host={host}
          state={state}
          justNow={state.stepEvents.events.length > 0}
          tv={tv}
          loadReplay={loadReplay}
        />
      )}
    </main>
  );
}

/** Focus, wake lock, read reveals and the count of matches follow the match. */
function useMatchEffects({ client, gameUi, state, table, observation }: MatchProps, yourTurn: boolean): void {
  const isOver = observation.over !== null;
  useDecisionFocus(yourTurn && state.sent === null && !isOver, observation.step);
  useWakeLock(!isOver);
  useRevealRead(client, gameUi, state, table);
  useGamesPlayed(isOver && state.seat !== null && state.stepEvents.events.length > 0 ? table.match : null);
  useEffect(() => closePanel, []);
  useResultFocus(gameUi.boardShowsResult === true, observation.step);
}

/** Chat stays open while people play, and the board makes room for it in the next frame. What is read and closed lies over the board. */
function useChatBeside({ chatOverBoard }: AnyGameUi): boolean {
  const { panel } = useStore(panelStore);
  return panel === 'chat' && chatOverBoard !== true;
}
