import { loadGameUi } from '@parlour/games/boards-catalogue';
import { isRefusal, type Refusal, refuse, type Seat } from '@parlour/kernel';
import type { MatchReplay } from '@parlour/protocol';
import type { AnyGameUi } from '@parlour/ui/board/game-ui.ts';
import { use, useMemo, useState } from 'react';
import { Loading } from '../../app/Loading.tsx';
import { serverApi } from '../../client/api/server-api.ts';
import { identityStore } from '../../client/identity.ts';
import { useAsync } from '../../client/useAsync.ts';
import { LocalGame } from '../local/LocalGame.tsx';
import { localPerson } from '../local/worker-messages.ts';
import { ReplayError } from './ReplayError.tsx';
import { ReplayPlayer } from './ReplayPlayer.tsx';
import { savedReplay } from './saved-replays.ts';
import { buildTimeline, type Timeline } from './timeline.ts';

export function ReplayPage({ id }: { readonly id: string }) {
  const found = useAsync(id, fetchReplay);
  return found === null ? <Loading /> : <ReplayOrError found={found} archived={isRefusal(savedReplay(id))} />;
}

async function fetchReplay(id: string): Promise<MatchReplay | Refusal> {
  const saved = savedReplay(id);
  return isRefusal(saved) ? serverApi.replay(id) : saved;
}

/** Shows a replay from any source, or why it cannot be shown. */
export function ReplayOrError({ found, archived }: { readonly found: MatchReplay | Refusal; readonly archived: boolean }) {
  const film = useMemo(() => (isRefusal(found) ? found : filmOf(found)), [found]);
  if (isRefusal(found)) return <ReplayError refusal={found} />;
  if (isRefusal(film)) return <ReplayError refusal={film} game={found.record.game} />;
  return <Shown replay={found} film={film} archived={archived} />;
}

interface Film {
  readonly timeline: Timeline;
  readonly gameUi: Promise<AnyGameUi>;
}

function filmOf(replay: MatchReplay): Film | Refusal {
  const timeline = buildTimeline(replay);
  if (isRefusal(timeline)) return timeline;
  const gameUi = loadGameUi(replay.record.game);
  return gameUi === undefined ? refuse('no-such-game') : { timeline, gameUi };
}

interface ShownProps {
  readonly replay: MatchReplay;
  readonly film: Film;
  readonly archived: boolean;
}

function Shown({ replay, film, archived }: ShownProps) {
  const gameUi = use(film.gameUi);
  const [taken, setTaken] = useState<{ readonly step: number; readonly seat: Seat } | null>(null);
  const practice = useMemo(
    () =>
      taken === null
        ? null
        : {
            game: replay.record.game,
            options: {},
            people: [localPerson(0, identityStore.getState())],
            bots: [],
            resume: { replay, ...taken },
          },
    [replay, taken],
  );
  if (practice !== null) return <LocalGame setup={practice} />;
  return (
    <ReplayPlayer
      replay={replay}
      timeline={film.timeline}
      gameUi={gameUi}
      archived={archived}
      onPlayOn={(step, seat) => setTaken({ step, seat })}
    />
  );
}
