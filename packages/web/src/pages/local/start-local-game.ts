import type { Refusal } from '@parlour/kernel';
import { settingsStore } from '@parlour/ui/settings/settings.ts';
import { errorAt } from '../../browser/error-report.ts';
import { reportFailure } from '../../browser/failures.ts';
import { newShare, ownShares } from '../../client/table/seed-shares.ts';
import { BROWSER_ENV, connectTable, type TableClient } from '../../client/table/table-client.ts';
import type { TransportListener } from '../../client/table/transport.ts';
import { saveReplay } from '../replay/saved-replays.ts';
import { saveLocalGame } from './saved-local-game.ts';
import type { FromWorker, LocalGameSetup, SavedLocalGame, ToWorker } from './worker-messages.ts';

export interface LocalGameClients {
  /** One for each person at this device, in seat order. */
  readonly clients: readonly TableClient[];
  readonly close: () => void;
}

/** Limits restarts of a worker that fails again and again. */
const MAX_RESTARTS = 3;

/** Opens a table in a worker. After an error another worker continues from the last step. */
export function startLocalGame(setup: LocalGameSetup): Promise<LocalGameClients | Refusal> {
  let worker: Worker;
  let savedGame: SavedLocalGame | null = null;
  let restarts = 0;
  const say = (message: ToWorker) => worker.postMessage(message);
  const lines: TransportListener[] = [];
  const clients = setup.people.map((_, person) =>
    connectTable(
      (line) => {
        lines.push(line);
        return { send: (message) => say({ do: 'send', person, message }), close: () => undefined };
      },
      person === 0 ? { ...BROWSER_ENV, shares: ownShares } : BROWSER_ENV,
    ),
  );
  return new Promise((resolve, reject) => {
    const onMessage = ({ data }: MessageEvent<FromWorker>) => {
      switch (data.do) {
        case 'message':
          lines[data.person]?.message(data.message);
          return resolve({ clients, close: () => worker.terminate() });
        case 'over':
          return saveReplay(data.replay);
        case 'save':
          savedGame = data.savedGame;
          // A match continued from a replay can be started again from the replay.
          return setup.resume === undefined ? saveLocalGame(setup, savedGame) : undefined;
        case 'refused':
          worker.terminate();
          return resolve(data.refusal);
      }
    };
    const onError = ({ filename, lineno, colno }: ErrorEvent) => {
      worker.terminate();
      for (const client of clients) client.fail();
      const error = errorAt('worker', filename, lineno, colno);
      reportFailure('worker', error);
      if (savedGame === null || restarts >= MAX_RESTARTS) return reject(error);
      restarts += 1;
      const { resume: _begun, ...rest } = setup;
      start({ ...rest, savedGame });
    };
    const start = (from: LocalGameSetup) => {
      worker = new Worker(new URL('./local-table-worker.ts', import.meta.url), { type: 'module' });
      worker.onerror = onError;
      worker.onmessage = onMessage;
      say({ do: 'open', setup: from, botDelayMs: settingsStore.getState().botDelayMs });
    };
    // A daily deal is dealt from its own seed alone.
    start(setup.seed === undefined ? { ...setup, share: newShare() } : setup);
  });
}
