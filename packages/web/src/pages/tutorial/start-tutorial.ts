import type { AnyBot } from '@parlour/bots';
import { isRefusal, type Refusal, recordOf } from '@parlour/kernel';
import type { Person } from '@parlour/protocol';
import { settingsStore } from '@parlour/ui/settings/settings.ts';
import type { AnyTutorial } from '@parlour/ui/tutorial/lesson.ts';
import { connectTable, type TableClient } from '../../client/table/table-client.ts';
import type { TransportListener } from '../../client/table/transport.ts';
import { LocalTable } from '../local/local-table.ts';
import { tutorialMatch } from './tutorial-match.ts';

/** Slow enough to read the lessons about them. */
const THINKING_MS = 2800;

/** Seats the learner at a private table, with a known deal and scripted opponents. */
export function startTutorial(tutorial: AnyTutorial, learner: Person): { readonly client: TableClient } | Refusal {
  let line: TransportListener | undefined;
  let table: LocalTable | undefined;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const client = connectTable((opened) => {
    line = opened;
    return {
      send: (message) => table?.send(0, message),
      close: () => timers.forEach(clearTimeout),
    };
  });
  const { match, entries } = tutorialMatch(tutorial);
  const delay = settingsStore.getState().botDelayMs ?? THINKING_MS;
  const head = { id: `lesson-${tutorial.game}`, record: recordOf(match, []), players: [] };
  const opened = LocalTable.open(
    { game: tutorial.game, options: tutorial.options, people: [learner], bots: Array.from({ length: tutorial.opponents }, () => 'easy') },
    {
      env: {
        bot: (game, level) => withLines(tutorial, game, level),
        seed: () => match.seed,
        matchId: () => head.id,
        botDelayMs: { min: delay, max: delay },
      },
      now: () => performance.now(),
      later: (ms, call) => {
        const timer = setTimeout(() => {
          timers.delete(timer);
          call();
        }, ms);
        timers.add(timer);
        return () => clearTimeout(timer);
      },
      deliver: (_person, message) => line?.message(message),
      over: () => undefined,
    },
    entries.length === 0 ? undefined : { head, entries: entries.map((entry) => ({ entry })) },
  );
  if (isRefusal(opened)) return opened;
  table = opened.ok;
  return { client };
}

function withLines({ reply }: AnyTutorial, game: string, level: string): AnyBot {
  return { game, level, start: () => null, observe: (memory) => memory, choose: (_memory, view, seat) => reply(view, seat) };
}
