import { type GameTypes, isOver, type Seat } from '@parlour/kernel';
import type { MatchReplay } from '@parlour/protocol';
import { useAnnounced } from '@parlour/ui/announcer/useAnnounced.ts';
import type { AnyGameUi, BoardProps, BoardScene, BoardTools, PlayerInfo } from '@parlour/ui/board/game-ui.ts';
import type { Layout } from '@parlour/ui/seats/seat-geometry.ts';
import { useLayout } from '@parlour/ui/seats/useLayout.ts';
import { useSettings } from '@parlour/ui/settings/useSettings.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { MessageKey } from '@parlour/words';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { useReview } from '../review/useReview.ts';
import { BoardStage } from '../table/BoardStage.tsx';
import { TitleBar } from '../table/TitleBar.tsx';
import { CheckShuffleDialog } from './CheckShuffleDialog.tsx';
import { PlayOnDialog } from './PlayOnDialog.tsx';
import { ReplayAction, ReplayControls } from './ReplayControls.tsx';
import { ShareReplayDialog } from './ShareReplayDialog.tsx';
import { frameFor, type PointOfView, type Timeline } from './timeline.ts';
import { usePlayback, usePlaybackKeys } from './usePlayback.ts';

const ReviewPanel = lazy(() => import('../review/ReviewPanel.tsx').then((panel) => ({ default: panel.ReviewPanel })));
const KnowledgePanel = lazy(() => import('./KnowledgePanel.tsx').then((layer) => ({ default: layer.KnowledgePanel })));

interface ProjectorProps {
  readonly replay: MatchReplay;
  readonly timeline: Timeline;
  readonly gameUi: AnyGameUi;
  readonly archived: boolean;
  /** Continues the match from a step in this seat. */
  readonly onPlayOn: (step: number, seat: Seat) => void;
}

/** The panel beside the board. */
type Beside = 'knew' | 'review';
type Sheet = 'check' | 'share' | 'play-on';

/** A finished match, step by step, from any point of view. */
export function ReplayPlayer({ replay, timeline, gameUi, archived, onPlayOn }: ProjectorProps) {
  const words = useWords('replay', 'table', ...gameUi.areas);
  const settings = useSettings();
  const layout = useLayout(false);
  const playback = usePlayback(timeline.length - 1);
  const [pointOfView, setPointOfView] = useState<PointOfView>('all');
  const asked = new URLSearchParams(useSearch()).get('review');
  const [beside, setBeside] = useState<Beside | null>(asked === null ? null : 'review');
  const [coached, setCoached] = useState<Seat>(replay.players[Number(asked)] === undefined ? 0 : Number(asked));
  const [wanted, setWanted] = useState(asked !== null);
  const { review, stop, restart } = useReview(replay, wanted ? coached : null);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const { step } = playback;
  // The seat of a deleted person has no name.
  const deletedName = words.t('player.deleted');
  const players = useMemo(
    () => replay.players.map((player, seat): PlayerInfo => ({ seat, ...player, name: player.name || deletedName, connected: true })),
    [replay, deletedName],
  );
  const toggle = (panel: Beside) => {
    setBeside(beside === panel ? null : panel);
    if (panel === 'review') setWanted(true);
  };
  /** A decision is shown as its player saw it. */
  const showDecision = (at: number) => {
    playback.show(at);
    setPointOfView(coached);
  };
  usePlaybackKeys(playback, {
    nextPointOfView: () => setPointOfView(pointOfViewAfter(pointOfView, players.length)),
    toggleKnew: () => toggle('knew'),
  });

  const shown = timeline[step];
  if (shown === undefined) throw new RangeError(`no step ${step}`);
  const { observation, stepEvents, truth } = useMemo(() => frameFor(shown, pointOfView), [shown, pointOfView]);
  const { view, waiting, may, pace, over } = observation;
  const scene: BoardScene<GameTypes> = {
    view,
    seat: typeof pointOfView === 'number' ? pointOfView : null,
    players,
    waiting,
    may,
    pace,
    over,
    words,
  };
  const board: BoardProps<GameTypes> = {
    ...scene,
    legal: [],
    sealed: observation.sealed,
    stepEvents,
    deadline: null,
    choose: () => undefined,
    tv: false,
    settings,
    tools: SILENT,
    ...(truth === null ? {} : { fullState: truth }),
  };
  const lines = stepEvents.events.map((event) => gameUi.describeEvent(event, scene));
  const sentence = lastLines(lines, layout);
  useAnnounced(lines.length === 0 ? null : lines.join(' '));
  const close = () => setSheet(null);

  return (
    <main>
      <title>{`${words.t('replay.title')} · Parlour`}</title>
      <h1 className="visually-hidden">{words.t('replay.title')}</h1>
      <p className="visually-hidden">{words.t('replay.keys')}</p>
      <BoardStage
        layout={layout}
        bar={gameUi.bar}
        fills={gameUi.fillsScreen}
        raised
        beside={beside !== null}
        around={
          <TitleBar
            leave={words.t('notFound.home')}
            game={words.t(`game.${gameUi.game.id}` as MessageKey)}
            subtitle={words.t('replay.title')}
            sentence={sentence === '' ? gameUi.statusLine(scene) : sentence}
          />
        }
      >
        <gameUi.Board {...board} />
      </BoardStage>
      {beside === 'review' && (
        <Suspense>
          <ReviewPanel
            key={coached}
            review={review}
            seat={coached}
            players={players}
            timeline={timeline}
            step={step}
            gameUi={gameUi}
            onSeat={setCoached}
            onStep={showDecision}
            onWorlds={(at) => {
              showDecision(at);
              setBeside('knew');
            }}
            onStop={stop}
            onRestart={restart}
            onClose={() => setBeside(null)}
          />
        </Suspense>
      )}
      {beside === 'knew' && (
        <Suspense>
          <KnowledgePanel timeline={timeline} step={step} pointOfView={pointOfView} players={players} gameUi={gameUi} />
        </Suspense>
      )}
      <ReplayControls playback={playback} pointOfView={pointOfView} players={players} onPointOfView={setPointOfView}>
        <ReplayAction icon="eye" label={words.t('replay.knew')} pressed={beside === 'knew'} onClick={() => toggle('knew')} />
        <ReplayAction icon="search" label={words.t('review.title')} pressed={beside === 'review'} onClick={() => toggle('review')} />
        <ReplayAction icon="check" label={words.t('replay.check')} onClick={() => setSheet('check')} />
        <ReplayAction icon="share" label={words.t('replay.share')} onClick={() => setSheet('share')} />
        <ReplayAction
          icon="bot"
          label={words.t(isOver(shown.match.status) ? 'replay.playOn.over' : 'replay.playOn')}
          disabled={isOver(shown.match.status)}
          onClick={() => setSheet('play-on')}
        />
      </ReplayControls>
      {sheet === 'check' && <CheckShuffleDialog replay={replay} onClose={close} />}
      {sheet === 'share' && <ShareReplayDialog replay={replay} archived={archived} onClose={close} />}
      {sheet === 'play-on' && <PlayOnDialog step={step} players={players} onSeat={(seat) => onPlayOn(step, seat)} onClose={close} />}
    </main>
  );
}

const SILENT: BoardTools = { openRulebook: () => undefined, explain: () => undefined, play: () => undefined, speak: () => undefined };

/** The length of a text that fits the status line. */
const SENTENCE = 110;
const NARROW_SENTENCE = 75;

/** As many lines of a step as fit, the last ones first. */
function lastLines(lines: readonly string[], layout: Layout): string {
  const longest = layout === 'portrait' ? NARROW_SENTENCE : SENTENCE;
  let sentence = '';
  for (const line of lines.toReversed()) {
    if (sentence !== '' && sentence.length + line.length > longest) break;
    sentence = `${line} ${sentence}`.trim();
  }
  return sentence;
}

/** The full point of view, then every seat, then the spectator. */
function pointOfViewAfter(pointOfView: PointOfView, seats: number): PointOfView {
  if (pointOfView === 'spectator') return 'all';
  const next = pointOfView === 'all' ? 0 : pointOfView + 1;
  return next < seats ? next : 'spectator';
}
