import type { Refusal } from '@parlour/kernel';
import { errorAt } from '../browser/error-report.ts';
import { reportFailure } from '../browser/failures.ts';
import { freshShare, shareBook } from '../play/shares.ts';
import { connectTable, IN_THE_BROWSER, type TableClient } from '../play/table-store.ts';
import type { Line } from '../play/transport.ts';
import { keepReplay } from '../replay/kept.ts';
import { keepHere } from './kept-here.ts';
import type { FromHere, HereSetup, ToHere } from './messages.ts';

export interface Here {
  /** One for each person at this device, in seat order. */
  readonly clients: readonly TableClient[];
  readonly close: () => void;
}

/** Opens a table in a worker of its own. */
export function openHere(setup: HereSetup): Promise<Here | Refusal> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const say = (message: ToHere) => worker.postMessage(message);
  const lines: Line[] = [];
  const clients = setup.people.map((_, person) =>
    connectTable(
      (line) => {
        lines.push(line);
        return { send: (message) => say({ do: 'say', person, message }), close: () => undefined };
      },
      person === 0 ? { ...IN_THE_BROWSER, shares: shareBook } : IN_THE_BROWSER,
    ),
  );
  return new Promise((resolve, reject) => {
    worker.onerror = ({ filename, lineno, colno }) => {
      for (const client of clients) client.fail();
      const error = errorAt('worker', filename, lineno, colno);
      reportFailure('worker', error);
      reject(error);
    };
    worker.onmessage = ({ data }: MessageEvent<FromHere>) => {
      switch (data.do) {
        case 'hear':
          lines[data.person]?.message(data.message);
          return resolve({ clients, close: () => worker.terminate() });
        case 'over':
          return keepReplay(data.replay);
        case 'keep':
          // Practice from a replay can be begun again from the replay.
          return setup.resume === undefined ? keepHere(setup, data.kept) : undefined;
        case 'refused':
          worker.terminate();
          return resolve(data.refusal);
      }
    };
    say({ do: 'open', setup: { ...setup, share: freshShare() } });
  });
}
