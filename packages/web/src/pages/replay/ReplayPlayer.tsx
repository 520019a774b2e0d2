import { type GameTypes, isOver, type Seat } from '@parlour/kernel';
import type { MatchReplay } from '@parlour/protocol';
import { Icon } from '@parlour/ui/art/Icon.tsx';
import buttons from '@parlour/ui/Button.module.css';
import type { AnyFace, BoardProps, PlayerInfo, Scene, TableTools } from '@parlour/ui/board/game-ui.ts';
import { useLayout } from '@parlour/ui/seats/useLayout.ts';
import { useSettings } from '@parlour/ui/settings/useSettings.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { MessageKey } from '@parlour/words';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Stage } from '../table/BoardStage.tsx';
import bar from '../table/TopBar.module.css';
import { Sentence } from '../table/TopBar.tsx';
import { CheckShuffle } from './CheckShuffleDialog.tsx';
import { PlayOn } from './PlayOnDialog.tsx';
import { Action, Controls } from './ReplayControls.tsx';
import { ShareReplay } from './ShareReplayDialog.tsx';
import { type Eyes, look, type Timeline } from './timeline.ts';
import { useFilm, useFilmKeys } from './usePlayback.ts';

const WhoKnew = lazy(() => import('./KnowledgePanel.tsx').then((layer) => ({ default: layer.WhoKnew })));

interface ProjectorProps {
  readonly replay: MatchReplay;
  readonly timeline: Timeline;
  readonly face: AnyFace;
  readonly archived: boolean;
  /** Takes a seat in the game as it stood at a step. */
  readonly onPlayOn: (step: number, seat: Seat) => void;
}

type Sheet = 'check' | 'share' | 'play-on';

/** A finished game, step by step, through any eyes. */
export function Projector({ replay, timeline, face, archived, onPlayOn }: ProjectorProps) {
  const words = useWords('replay', 'table', ...face.areas);
  const settings = useSettings();
  const layout = useLayout(false);
  const film = useFilm(timeline.length - 1);
  const [eyes, setEyes] = useState<Eyes>('all');
  const [knew, setKnew] = useState(false);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const { step } = film;
  // Whoever asked to be forgotten has left a seat without a name.
  const somebody = words.t('player.somebody');
  const players = useMemo(
    () => replay.players.map((player, seat): PlayerInfo => ({ seat, ...player, name: player.name || somebody, connected: true })),
    [replay, somebody],
  );
  useFilmKeys(film, { nextEyes: () => setEyes(eyesAfter(eyes, players.length)), toggleKnew: () => setKnew(!knew) });

  const shown = timeline[step];
  if (shown === undefined) throw new RangeError(`no step ${step}`);
  const { observation, heard, truth } = useMemo(() => look(shown, eyes), [shown, eyes]);
  const { view, waiting, may, pace, over } = observation;
  const scene: Scene<GameTypes> = { view, seat: typeof eyes === 'number' ? eyes : null, players, waiting, may, pace, over, words };
  const board: BoardProps<GameTypes> = {
    ...scene,
    legal: [],
    sealed: observation.sealed,
    heard,
    deadline: null,
    choose: () => undefined,
    tv: false,
    settings,
    tools: SILENT,
    ...(truth === null ? {} : { truth }),
  };
  const told = lastLines(heard.events.map((event) => face.describe(event, scene)));
  const close = () => setSheet(null);

  return (
    <main>
      <title>{`${words.t('replay.title')} · Parlour`}</title>
      <h1 className="unseen">{words.t('replay.title')}</h1>
      <p className="unseen">{words.t('replay.keys')}</p>
      <Stage
        layout={layout}
        bar={face.bar}
        raised
        beside={knew}
        around={
          <header className={bar.bar}>
            <div className={bar.left}>
              <Link href="/" className={buttons.round} aria-label={words.t('lost.home')}>
                <Icon name="exit" />
              </Link>
              <div className={bar.where}>
                <b>{words.t(`game.${face.game.id}` as MessageKey)}</b>
                {words.t('replay.title')}
              </div>
            </div>
            <Sentence>{told === '' ? face.sentence(scene) : told}</Sentence>
            <div className={bar.right} />
          </header>
        }
      >
        <face.Board {...board} />
      </Stage>
      {knew && (
        <Suspense>
          <WhoKnew timeline={timeline} step={step} eyes={eyes} players={players} face={face} />
        </Suspense>
      )}
      <Controls film={film} eyes={eyes} players={players} onEyes={setEyes}>
        <Action icon="eye" label={words.t('replay.knew')} pressed={knew} onClick={() => setKnew(!knew)} />
        <Action icon="check" label={words.t('replay.check')} onClick={() => setSheet('check')} />
        <Action icon="share" label={words.t('replay.share')} onClick={() => setSheet('share')} />
        <Action
          icon="bot"
          label={words.t(isOver(shown.match.status) ? 'replay.playOn.over' : 'replay.playOn')}
          disabled={isOver(shown.match.status)}
          onClick={() => setSheet('play-on')}
        />
      </Controls>
      {sheet === 'check' && <CheckShuffle replay={replay} onClose={close} />}
      {sheet === 'share' && <ShareReplay replay={replay} archived={archived} onClose={close} />}
      {sheet === 'play-on' && <PlayOn step={step} players={players} onSeat={(seat) => onPlayOn(step, seat)} onClose={close} />}
    </main>
  );
}

const SILENT: TableTools = { openRulebook: () => undefined, explain: () => undefined, play: () => undefined, speak: () => undefined };

/** What the sentence over the table has room for. */
const SENTENCE = 110;

/** As much of a step's story as fits, its end before its beginning. */
function lastLines(lines: readonly string[]): string {
  let told = '';
  for (const line of lines.toReversed()) {
    if (told !== '' && told.length + line.length > SENTENCE) break;
    told = `${line} ${told}`.trim();
  }
  return told;
}

/** All-seeing, then every seat, then the spectator. */
function eyesAfter(eyes: Eyes, seats: number): Eyes {
  if (eyes === 'spectator') return 'all';
  const next = eyes === 'all' ? 0 : eyes + 1;
  return next < seats ? next : 'spectator';
}
