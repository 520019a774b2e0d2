/// <reference lib="webworker" />
import { botFor } from '@parlour/games/bots-catalogue';
import { isRefusal, SEED_BYTES } from '@parlour/kernel';
import { randomId } from '@parlour/ui/browser/secure-context.ts';
import { LocalTable } from './local-table.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

const scope = self as unknown as DedicatedWorkerGlobalScope;
const post = (message: FromWorker) => scope.postMessage(message);

// A rejection stays in the worker, an error reaches the page.
scope.addEventListener('unhandledrejection', ({ reason }) => scope.reportError(reason));

let table: LocalTable | undefined;

scope.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.do === 'send') return table?.send(data.person, data.message);
  const opened = LocalTable.open(data.setup, {
    env: {
      bot: botFor,
      seed: () => crypto.getRandomValues(new Uint8Array(SEED_BYTES)),
      matchId: () => `here-${randomId()}`,
      ...(data.botDelayMs === null ? {} : { botDelayMs: { min: data.botDelayMs, max: data.botDelayMs } }),
    },
    now: () => performance.now(),
    later: (ms, call) => {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    deliver: (person, message) => post({ do: 'message', person, message }),
    over: (replay) => post({ do: 'over', replay }),
    save: (savedGame) => post({ do: 'save', savedGame }),
  });
  if (isRefusal(opened)) post({ do: 'refused', refusal: opened });
  else table = opened.ok;
};
