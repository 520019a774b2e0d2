import { loadFace } from '@parlour/games/boards-catalogue';
import { isRefusal, type Refusal, refuse, type Seat } from '@parlour/kernel';
import type { MatchReplay } from '@parlour/protocol';
import type { AnyFace } from '@parlour/ui/board/game-ui.ts';
import { use, useMemo, useState } from 'react';
import { Waiting } from '../../app/Loading.tsx';
import { house } from '../../client/api/server-api.ts';
import { meStore } from '../../client/identity.ts';
import { HereTable } from '../local/LocalGame.tsx';
import { personHere } from '../local/worker-messages.ts';
import { NoFilm } from './ReplayError.tsx';
import { Projector } from './ReplayPlayer.tsx';
import { keptReplay } from './saved-replays.ts';
import { type Timeline, timelineOf } from './timeline.ts';
import { useLoaded } from './useAsync.ts';

export function ReplayPage({ id }: { readonly id: string }) {
  const found = useLoaded(id, fetchReplay);
  return found === null ? <Waiting /> : <Screening found={found} archived={isRefusal(keptReplay(id))} />;
}

async function fetchReplay(id: string): Promise<MatchReplay | Refusal> {
  const kept = keptReplay(id);
  return isRefusal(kept) ? house.replay(id) : kept;
}

/** Shows a replay from wherever it came, or says why it cannot be shown. */
export function Screening({ found, archived }: { readonly found: MatchReplay | Refusal; readonly archived: boolean }) {
  const film = useMemo(() => (isRefusal(found) ? found : filmOf(found)), [found]);
  if (isRefusal(found)) return <NoFilm refusal={found} />;
  if (isRefusal(film)) return <NoFilm refusal={film} game={found.record.game} />;
  return <Shown replay={found} film={film} archived={archived} />;
}

interface Film {
  readonly timeline: Timeline;
  readonly face: Promise<AnyFace>;
}

function filmOf(replay: MatchReplay): Film | Refusal {
  const timeline = timelineOf(replay);
  if (isRefusal(timeline)) return timeline;
  const face = loadFace(replay.record.game);
  return face === undefined ? refuse('no-such-game') : { timeline, face };
}

interface ShownProps {
  readonly replay: MatchReplay;
  readonly film: Film;
  readonly archived: boolean;
}

function Shown({ replay, film, archived }: ShownProps) {
  const face = use(film.face);
  const [taken, setTaken] = useState<{ readonly step: number; readonly seat: Seat } | null>(null);
  const practice = useMemo(
    () =>
      taken === null
        ? null
        : { game: replay.record.game, options: {}, people: [personHere(0, meStore.getState())], bots: [], resume: { replay, ...taken } },
    [replay, taken],
  );
  if (practice !== null) return <HereTable setup={practice} />;
  return (
    <Projector
      replay={replay}
      timeline={film.timeline}
      face={face}
      archived={archived}
      onPlayOn={(step, seat) => setTaken({ step, seat })}
    />
  );
}
