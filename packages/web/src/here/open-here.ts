import type { Refusal } from '@parlour/kernel';
import { connectTable, type TableClient } from '../play/table-store.ts';
import type { Line } from '../play/transport.ts';
import { keepReplay } from '../replay/kept.ts';
import type { FromHere, HereSetup, ToHere } from './messages.ts';

export interface Here {
  /** One for each person at this device, in seat order. */
  readonly clients: readonly TableClient[];
  close(): void;
}

/** Opens a table in a worker of its own. */
export function openHere(setup: HereSetup, refused: (refusal: Refusal) => void): Here {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const say = (message: ToHere) => worker.postMessage(message);
  const lines: Line[] = [];
  const clients = setup.people.map((_, person) =>
    connectTable((line) => {
      lines.push(line);
      return { send: (message) => say({ do: 'say', person, message }), close: () => undefined };
    }),
  );
  worker.onmessage = ({ data }: MessageEvent<FromHere>) => {
    if (data.do === 'hear') lines[data.person]?.message(data.message);
    else if (data.do === 'over') keepReplay(data.replay);
    else refused(data.refusal);
  };
  say({ do: 'open', setup });
  return { clients, close: () => worker.terminate() };
}
