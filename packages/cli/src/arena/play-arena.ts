import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { type ArenaPlan, playTask } from './arena-task.ts';
import type { ProgramGame } from './play-program-match.ts';

/** Games of one task: few, so that all threads end at about the same time. */
const CHUNK = 8;

/** Plays games 0 to `games` - 1 in this many threads. The result does not depend on the number of threads. */
export async function playArena(
  plan: ArenaPlan,
  games: number,
  threads: number,
  onProgress: (done: number) => void,
): Promise<readonly ProgramGame[]> {
  const places = ['./arena-worker.js', './arena-worker-from-source.mjs'].map((path) => new URL(path, import.meta.url));
  const place = places.find((file) => existsSync(file));
  const results: (readonly ProgramGame[])[] = [];
  const chunks = Math.ceil(games / CHUNK);
  let next = 0;
  let done = 0;
  const taskAt = (chunk: number) => ({ plan, from: chunk * CHUNK, to: Math.min(games, (chunk + 1) * CHUNK) });
  const keep = (chunk: number, played: readonly ProgramGame[]): void => {
    results[chunk] = played;
    done += played.length;
    onProgress(done);
  };
  if (place === undefined || threads <= 1 || chunks === 1) {
    for (let chunk = 0; chunk < chunks; chunk++) keep(chunk, await playTask(taskAt(chunk)));
    return results.flat();
  }
  const drain = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      let chunk = -1;
      const give = (): void => {
        chunk = next++;
        if (chunk < chunks) worker.postMessage(taskAt(chunk));
        else void worker.terminate().then(() => resolve());
      };
      worker.on('message', (played: readonly ProgramGame[]) => {
        keep(chunk, played);
        give();
      });
      worker.on('error', reject);
      give();
    });
  await Promise.all(Array.from({ length: Math.min(threads, chunks) }, () => drain(new Worker(place))));
  return results.flat();
}
