import type { GameTypes } from '@parlour/kernel';
import type { MatchReplay } from '@parlour/protocol';
import type { MessageKey } from '@parlour/words';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/Icon.tsx';
import type { AnyFace, BoardProps, PlayerInfo, Scene, TableTools } from '../games/face.ts';
import { useLayout } from '../seats/useLayout.ts';
import { useSettings } from '../settings/useSettings.ts';
import { Stage } from '../table/Stage.tsx';
import bar from '../table/TopBar.module.css';
import { Sentence } from '../table/TopBar.tsx';
import buttons from '../ui/Button.module.css';
import { useWords } from '../words/words.ts';
import { CheckShuffle } from './CheckShuffle.tsx';
import { Controls } from './Controls.tsx';
import { type Eyes, look, type Timeline } from './timeline.ts';

interface ProjectorProps {
  readonly replay: MatchReplay;
  readonly timeline: Timeline;
  readonly face: AnyFace;
}

const STEP_MS = 1600;

/** A finished game, step by step, through any eyes. */
export function Projector({ replay, timeline, face }: ProjectorProps) {
  const words = useWords('table', ...face.areas);
  const settings = useSettings();
  const layout = useLayout(false);
  const [eyes, setEyes] = useState<Eyes>('all');
  const [checking, setChecking] = useState(false);
  const last = timeline.length - 1;
  const { step, running, show, run } = useFilm(last);
  const players = useMemo(() => replay.players.map((player, seat): PlayerInfo => ({ seat, ...player, connected: true })), [replay]);

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
  const told = heard.events.map((event) => face.describe(event, scene)).join(' ');
  const title = words.t(`game.${face.game.id}` as MessageKey);

  return (
    <main>
      <title>{`${words.t('replay.title')} · Parlour`}</title>
      <h1 className="unseen">{words.t('replay.title')}</h1>
      <Stage
        layout={layout}
        bar={face.bar}
        raised
        around={
          <header className={bar.bar}>
            <div className={bar.left}>
              <Link href="/" className={buttons.round} aria-label={words.t('lost.home')}>
                <Icon name="exit" />
              </Link>
              <div className={bar.where}>
                <b>{title}</b>
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
      <Controls
        step={step}
        last={last}
        running={running}
        eyes={eyes}
        players={players}
        onStep={show}
        onRun={run}
        onEyes={setEyes}
        onCheck={() => setChecking(true)}
      />
      {checking && <CheckShuffle record={replay.record} onClose={() => setChecking(false)} />}
    </main>
  );
}

const SILENT: TableTools = { openRulebook: () => undefined, explain: () => undefined, play: () => undefined, speak: () => undefined };

/** Which step is shown, and whether the film runs by itself; it stops at the last step. */
function useFilm(last: number) {
  const [step, setStep] = useState(0);
  const [wanted, setWanted] = useState(false);
  const running = wanted && step < last;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setStep(step + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [running, step]);
  const show = (to: number) => {
    setWanted(false);
    setStep(to);
  };
  const run = (on: boolean) => {
    if (on && step === last) setStep(0);
    setWanted(on);
  };
  return { step, running, show, run };
}
