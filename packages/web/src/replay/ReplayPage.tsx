import { isRefusal, type Refusal, refuse } from '@parlour/kernel';
import type { MatchReplay } from '@parlour/protocol';
import { explainRefusal } from '@parlour/words';
import { use, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { house } from '../api/house.ts';
import { Scene } from '../app/Scene.tsx';
import { Waiting } from '../app/Waiting.tsx';
import type { AnyFace } from '../games/face.ts';
import { loadFace } from '../games/registry.ts';
import buttons from '../ui/Button.module.css';
import { useWords } from '../words/words.ts';
import { keptReplay } from './kept.ts';
import { Projector } from './Projector.tsx';
import { type Timeline, timelineOf } from './timeline.ts';

interface Film {
  readonly replay: MatchReplay;
  readonly timeline: Timeline;
  readonly face: Promise<AnyFace>;
}

export function ReplayPage({ id }: { readonly id: string }) {
  const [film, setFilm] = useState<Film | Refusal | null>(null);
  useEffect(() => {
    let here = true;
    const load = async () => {
      const found = await fetchFilm(id);
      if (here) setFilm(found);
    };
    void load();
    return () => {
      here = false;
    };
  }, [id]);
  if (film === null) return <Waiting />;
  return isRefusal(film) ? <NoFilm refusal={film} /> : <Screening film={film} />;
}

function Screening({ film: { replay, timeline, face } }: { readonly film: Film }) {
  const words = useWords();
  // Whoever asked to be forgotten has left a seat without a name.
  const named = useMemo(() => {
    const players = replay.players.map((player) => (player.name === '' ? { ...player, name: words.t('player.somebody') } : player));
    return { ...replay, players };
  }, [replay, words]);
  return <Projector replay={named} timeline={timeline} face={use(face)} />;
}

async function fetchFilm(id: string): Promise<Film | Refusal> {
  const kept = keptReplay(id);
  const replay = isRefusal(kept) ? await house.replay(id) : kept;
  if (isRefusal(replay)) return replay;
  const timeline = timelineOf(replay);
  if (isRefusal(timeline)) return timeline;
  const face = loadFace(replay.record.game);
  return face === undefined ? refuse('no-such-game') : { replay, timeline, face };
}

function NoFilm({ refusal }: { readonly refusal: Refusal }) {
  const words = useWords('table');
  return (
    <Scene title={words.t('replay.none')} text={explainRefusal(words, refusal)}>
      <Link href="/" className={`${buttons.button} ${buttons.red}`}>
        {words.t('lost.home')}
      </Link>
    </Scene>
  );
}
