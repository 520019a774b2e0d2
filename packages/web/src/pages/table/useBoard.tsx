import type { GameTypes, Json } from '@parlour/kernel';
import type { TableInfo, WireObservation } from '@parlour/protocol';
import type { AnyGameUi, BoardProps, BoardScene, BoardTools } from '@parlour/ui/board/game-ui.ts';
import { settingsStore } from '@parlour/ui/settings/settings.ts';
import { useSettings } from '@parlour/ui/settings/useSettings.ts';
import { playSound, speakAloud } from '@parlour/ui/sound/sounds.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { type ReactElement, useMemo } from 'react';
import type { TableClientState } from '../../client/table/table-client.ts';
import type { MatchProps } from './MatchScreen.tsx';
import { openRulebook } from './panel-store.ts';
import { playersOf } from './players.ts';
import { showRefusalWithClause } from './useRefusals.ts';

const NONE: readonly object[] = [];

/** The board. It is rendered again only when something on it changes: a panel that opens beside it does not count. */
export function useBoard(
  { client, gameUi, tv, state, table, observation }: MatchProps,
  scene: BoardScene<GameTypes>,
  legal: readonly object[],
): ReactElement {
  const settings = useSettings();
  const tools = useTools(scene.words);
  const sealed = (observation.sealed ?? state.sent?.move ?? null) as object | null;
  return useMemo(() => {
    const props: BoardProps<GameTypes> = {
      ...scene,
      legal,
      sealed,
      stepEvents: state.stepEvents as BoardProps<GameTypes>['stepEvents'],
      deadline: table.paused ? null : state.deadline,
      choose: (move) => client.choose(move as Json),
      tv,
      settings,
      tools,
    };
    return <gameUi.Board {...props} />;
  }, [gameUi, scene, legal, sealed, state.stepEvents, state.deadline, table.paused, client, tv, settings, tools]);
}

/** The moves this person can make now: none while one is being sent. */
export function useFreeMoves({ gameUi, state, observation }: MatchProps, scene: BoardScene<GameTypes>): readonly object[] {
  const legal = useMemo(() => legalFor(gameUi, scene, observation.sealed), [gameUi, scene, observation.sealed]);
  return state.sent === null ? legal : NONE;
}

export function useScene(
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

/** After a sealed choice only side moves are left. */
function legalFor({ game }: AnyGameUi, { view, seat, waiting, may }: BoardScene<GameTypes>, sealed: unknown): readonly object[] {
  if (seat === null || !(waiting.includes(seat) || may.includes(seat))) return NONE;
  const moves = game.legalMoves(view, seat);
  return sealed === null ? moves : moves.filter((move) => game.isSideMove?.(move) === true);
}
