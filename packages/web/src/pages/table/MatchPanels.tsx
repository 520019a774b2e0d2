import type { GameTypes } from '@parlour/kernel';
import type { BoardScene } from '@parlour/ui/board/game-ui.ts';
import { Panel } from '@parlour/ui/Panel.tsx';
import { useStore } from 'zustand';
import { SettingsDialog } from '../../settings/SettingsDialog.tsx';
import { Rulebook } from '../rules/Rulebook.tsx';
import { ChatPanel } from './chat/ChatPanel.tsx';
import { HintPanel } from './hint/HintPanel.tsx';
import { LogPanel } from './LogPanel.tsx';
import type { MatchProps } from './MatchScreen.tsx';
import { PausedNotice } from './PausedNotice.tsx';
import { closePanel, panelStore } from './panel-store.ts';
import { canPauseAt, mayHint } from './players.ts';
import { SeatingPanel } from './seating/SeatingPanel.tsx';
import { SpectatorBar } from './seating/SpectatorBar.tsx';
import { ownSeatOf } from './seating/seating-props.ts';
import { TablePrompts } from './seating/TablePrompts.tsx';
import { VoicePanel } from './voice/VoicePanel.tsx';

interface MatchPanelsProps extends MatchProps {
  readonly scene: BoardScene<GameTypes>;
}

/** Whether the bar of a spectator shows. */
export function useIsWatching({ tv, state, table, observation }: MatchProps): boolean {
  const { panel } = useStore(panelStore);
  return table.code !== '' && !tv && ownSeatOf(state, table) === null && panel === null && observation.over === null;
}

/** What is open beside or over the board: the chosen panel, and notices. */
export function MatchPanels(props: MatchPanelsProps) {
  const { client, state, table, scene } = props;
  const { panel } = useStore(panelStore);
  const online = table.code !== '';
  const isWatching = useIsWatching(props);
  return (
    <>
      <OpenPanel {...props} />
      {table.paused && scene.seat !== null && canPauseAt(table) && (
        <PausedNotice onResume={() => client.send({ type: 'pause', paused: false })} />
      )}
      {online && panel !== 'people' && <TablePrompts client={client} state={state} table={table} />}
      {isWatching && <SpectatorBar />}
      {panel === 'settings' && <SettingsDialog onClose={closePanel} />}
    </>
  );
}

function OpenPanel({ client, gameUi, state, table, scene }: MatchPanelsProps) {
  const { words } = scene;
  const { panel, clause } = useStore(panelStore);
  switch (panel) {
    case 'rules':
      return (
        <Panel title={words.t('rules.title')} closeLabel={words.t('dialog.close')} onClose={closePanel} over>
          <Rulebook gameUi={gameUi} clause={clause} />
        </Panel>
      );
    case 'chat':
      return <ChatPanel client={client} state={state} table={table} over={gameUi.chatOverBoard ?? false} />;
    case 'voice':
      return <VoicePanel client={client} state={state} table={table} />;
    case 'log':
      return <LogPanel gameUi={gameUi} scene={scene} table={table} log={state.log} />;
    case 'hint':
      return scene.seat !== null && mayHint(table) ? <HintPanel client={client} gameUi={gameUi} scene={scene} seat={scene.seat} /> : null;
    case 'people':
      return <SeatingPanel client={client} state={state} table={table} />;
    default:
      return null;
  }
}
