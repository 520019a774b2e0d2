import { errorAt } from '../../browser/error-report.ts';
import { reportFailure } from '../../browser/failures.ts';
import type { FromCoach, ToCoach } from './coach-messages.ts';

/** Asks a new worker, and returns a function that stops it. An error of the worker is a failed answer. */
export function askCoach(request: ToCoach, onMessage: (message: FromCoach) => void): () => void {
  const worker = new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromCoach>) => {
    if (data.do !== 'progress') worker.terminate();
    onMessage(data);
  };
  worker.onerror = ({ filename, lineno, colno }) => {
    worker.terminate();
    reportFailure('worker', errorAt('worker', filename, lineno, colno));
    onMessage({ do: 'failed' });
  };
  worker.postMessage(request);
  return () => worker.terminate();
}
