import type { GameTypes } from '@parlour/kernel';
import type { TableInfo } from '@parlour/protocol';
import type { AnyGameUi, BoardScene } from '@parlour/ui/board/game-ui.ts';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { EmoteBar } from './chat/EmoteBar.tsx';
import { RecentChat } from './chat/RecentChat.tsx';
import { useUnreadChat } from './chat/useUnreadChat.ts';
import type { MatchProps } from './MatchScreen.tsx';
import { panelStore, togglePanel } from './panel-store.ts';
import { canPauseAt, mayHint } from './players.ts';
import { ReactionBubble } from './reactions/ReactionBubble.tsx';
import { useReaction } from './reactions/useReaction.ts';
import { SharedScreenCorner } from './SharedScreenCorner.tsx';
import { StatusLine } from './TitleBar.tsx';
import { TopBar } from './TopBar.tsx';
import { MicrophoneButton } from './voice/MicrophoneButton.tsx';
import { useVoice } from './voice/voice-context.ts';

interface AroundBoardProps extends MatchProps {
  readonly scene: BoardScene<GameTypes>;
  readonly title: string;
  readonly host: boolean;
  /** This person has nothing to decide. */
  readonly idle: boolean;
}

/** The bar above the board, recent chat, what a bot says, and on a shared screen the corner with the link. */
export function AroundBoard(props: AroundBoardProps) {
  const { client, tv, state, table, observation, scene, idle } = props;
  const { panel } = useStore(panelStore);
  const reaction = useReaction(props);
  const isPlaying = scene.seat !== null && observation.over === null;
  return (
    <>
      {tv ? <ScreenBar {...props} /> : <PlayerBar {...props} />}
      {reaction !== null && (
        <ReactionBubble
          key={reaction.step}
          seat={reaction.seat}
          name={scene.players[reaction.seat]?.name ?? ''}
          text={scene.words.t(reaction.line)}
          idle={idle}
        />
      )}
      {panel !== 'chat' && <RecentChat chat={state.chat} />}
      {panel !== 'chat' && !tv && isPlaying && idle && hasOthers(table) && <EmoteBar client={client} />}
    </>
  );
}

function ScreenBar({ gameUi, table, observation, scene, title, host }: AroundBoardProps) {
  const showsEnd = observation.over !== null && gameUi.boardShowsResult === true;
  return (
    <>
      <StatusLine>{sentenceOf(gameUi, table, scene)}</StatusLine>
      {!showsEnd && <SharedScreenCorner code={table.code} title={title} host={host} />}
    </>
  );
}

function PlayerBar({ client, gameUi, state, table, scene, title }: AroundBoardProps) {
  const { panel } = useStore(panelStore);
  const unread = useUnreadChat(state.chat, panel === 'chat');
  const inVoice = useVoice();
  const canPause = scene.seat !== null && canPauseAt(table);
  return (
    <TopBar
      game={title}
      code={table.code || null}
      sentence={sentenceOf(gameUi, table, scene)}
      panel={panel}
      news={unread}
      talk={hasOthers(table)}
      guests={table.code !== ''}
      paused={canPause ? table.paused : null}
      microphone={inVoice?.voice.status === 'in' ? <MicrophoneButton {...inVoice} /> : null}
      onPause={(paused) => client.send({ type: 'pause', paused })}
      hints={scene.seat !== null && mayHint(table)}
      onPanel={togglePanel}
    />
  );
}

const sentenceOf = ({ statusLine }: AnyGameUi, { paused }: TableInfo, scene: BoardScene<GameTypes>): ReactNode =>
  paused ? scene.words.t('table.paused') : statusLine(scene);

/** Another person is at the table. */
const hasOthers = ({ code, seats, spectators }: TableInfo): boolean =>
  code !== '' && seats.filter((seated) => seated.kind === 'person').length + spectators > 1;
