import type { GameTypes, Json } from '@parlour/kernel';
import type { TableInfo, WireObservation } from '@parlour/protocol';
import type { AnyFace, BoardProps, Scene, TableTools } from '@parlour/ui/board/game-ui.ts';
import { DecidingContext } from '@parlour/ui/board/useSavedDraft.ts';
import { Panel } from '@parlour/ui/Panel.tsx';
import { useLayout } from '@parlour/ui/seats/useLayout.ts';
import { settingsStore } from '@parlour/ui/settings/settings.ts';
import { useSettings } from '@parlour/ui/settings/useSettings.ts';
import { playSound, speakAloud } from '@parlour/ui/sound/sounds.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { MessageKey } from '@parlour/words';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { TableState } from '../../client/table/table-client.ts';
import { SettingsDialog } from '../../settings/SettingsDialog.tsx';
import { Rulebook } from '../rules/Rulebook.tsx';
import { Stage } from './BoardStage.tsx';
import { ChatPanel } from './chat/ChatPanel.tsx';
import { EmoteBar } from './chat/EmoteBar.tsx';
import { Emotes } from './chat/RecentChat.tsx';
import { useUnread } from './chat/useUnreadChat.ts';
import { closePanel, openRulebook, panelStore, togglePanel } from './panel-store.ts';
import { mayHost, playersOf } from './players.ts';
import { Result } from './ResultScreen.tsx';
import { TvCorner } from './SharedScreenCorner.tsx';
import { PeoplePanel } from './seating/SeatingPanel.tsx';
import { WatchBar } from './seating/SpectatorBar.tsx';
import { ownSeatOf } from './seating/seating-props.ts';
import { TablePrompts } from './seating/TablePrompts.tsx';
import type { TableProps } from './TableScreen.tsx';
import { Sentence, TopBar } from './TopBar.tsx';
import { tellWithClause } from './useRefusals.ts';
import { useTurnSignal } from './useTurnAlert.ts';
import { useWakeLock } from './useWakeLock.ts';

interface PlayProps extends TableProps {
  readonly face: AnyFace;
  readonly state: TableState;
  readonly table: TableInfo;
  readonly observation: WireObservation;
}

const NONE: readonly object[] = [];

/** A running or finished match in its frame. */
export function Play({ client, face, tv, state, table, observation, loadReplay }: PlayProps) {
  const words = useWords('table', ...face.areas);
  const settings = useSettings();
  const layout = useLayout(tv);
  const { panel, clause } = useStore(panelStore);
  const unread = useUnread(state.chat, panel === 'chat');
  const tools = useTools(words);
  const scene = useScene(state, table, observation, words);
  const { seat } = scene;
  const legal = useMemo(() => legalFor(face, scene, observation.sealed), [face, scene, observation.sealed]);
  const yourTurn = seat !== null && observation.waiting.includes(seat);
  useTurnSignal(yourTurn);
  useWakeLock(observation.over === null);
  useEffect(() => closePanel, []);

  const sealed = (observation.sealed ?? state.sent?.move ?? null) as object | null;
  const free = state.sent === null ? legal : NONE;
  // Drawn anew only when something on it changes: a panel that opens beside it is no reason.
  const board = useMemo(() => {
    const props: BoardProps<GameTypes> = {
      ...scene,
      legal: free,
      sealed,
      heard: state.heard as BoardProps<GameTypes>['heard'],
      deadline: state.deadline,
      choose: (move) => client.choose(move as Json),
      tv,
      settings,
      tools,
    };
    return <face.Board {...props} />;
  }, [face, scene, free, sealed, state.heard, state.deadline, client, tv, settings, tools]);
  // The panel is there at once; the table makes room for it in the next breath.
  const beside = useDeferredValue(panel === 'rules' || panel === 'people' || (panel === 'chat' && face.talkOver !== true));
  const deciding = useMemo(
    () => (seat === null ? null : { place: `${table.match} ${seat}`, step: observation.step }),
    [table.match, seat, observation.step],
  );
  const title = words.t(`game.${table.game}` as MessageKey);
  const company = table.code !== '' && table.seats.filter((seated) => seated.kind === 'person').length + table.spectators > 1;
  const sentence = face.sentence(scene);
  const tellsEnd = observation.over !== null && face.endsOnBoard === true;
  const online = table.code !== '';
  const host = mayHost(table, state.you);
  const chatty = !tv && company && seat !== null && free.length === 0 && observation.over === null;

  return (
    <main>
      <title>{[...(yourTurn ? [words.t('home.yourTurn')] : []), title, 'Parlour'].join(' · ')}</title>
      <h1 className="unseen">{title}</h1>
      <Stage
        layout={layout}
        bar={face.bar}
        talkOver={face.talkOver ?? false}
        beside={beside}
        around={
          <>
            {tv ? (
              <Sentence>{sentence}</Sentence>
            ) : (
              <TopBar
                game={title}
                code={table.code || null}
                sentence={sentence}
                panel={panel}
                news={unread}
                talk={company}
                guests={online}
                onPanel={togglePanel}
              />
            )}
            {tv && !tellsEnd && <TvCorner code={table.code} title={title} host={host} />}
            {panel !== 'chat' && <Emotes chat={state.chat} />}
            {chatty && panel !== 'chat' && <EmoteBar client={client} />}
          </>
        }
      >
        <DecidingContext value={deciding}>{board}</DecidingContext>
      </Stage>
      {panel === 'rules' && (
        <Panel title={words.t('rules.title')} closeLabel={words.t('dialog.close')} onClose={closePanel}>
          <Rulebook face={face} clause={clause} />
        </Panel>
      )}
      {panel === 'chat' && <ChatPanel client={client} state={state} table={table} over={face.talkOver ?? false} />}
      {panel === 'people' && <PeoplePanel client={client} state={state} table={table} />}
      {online && panel !== 'people' && <TablePrompts client={client} state={state} table={table} />}
      {online && !tv && ownSeatOf(state, table) === null && panel === null && observation.over === null && <WatchBar />}
      {panel === 'settings' && <SettingsDialog onClose={closePanel} />}
      {observation.over !== null && table.phase === 'over' && (
        <Result
          client={client}
          face={face}
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

function useTools(words: ReturnType<typeof useWords>): TableTools {
  return useMemo(
    () => ({
      openRulebook,
      explain: (refusal) => tellWithClause(words, refusal),
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

function useScene(state: TableState, table: TableInfo, observation: WireObservation, words: ReturnType<typeof useWords>): Scene<GameTypes> {
  const players = useMemo(() => playersOf(table), [table]);
  const { view, waiting, may, pace, over } = observation;
  const { seat } = state;
  return useMemo(
    () => ({ view: view as object, seat, players, waiting, may, pace, over, words }),
    [view, seat, players, waiting, may, pace, over, words],
  );
}

/** After a sealed choice only side moves are left. */
function legalFor({ game }: AnyFace, { view, seat, waiting, may }: Scene<GameTypes>, sealed: unknown): readonly object[] {
  if (seat === null || !(waiting.includes(seat) || may.includes(seat))) return NONE;
  const moves = game.legalMoves(view, seat);
  return sealed === null ? moves : moves.filter((move) => game.isSideMove?.(move) === true);
}
