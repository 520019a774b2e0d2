import { parentPort } from 'node:worker_threads';
import { type ArenaTask, playTask } from './arena-task.ts';

/** Plays the games of one task after the other. An exception ends the thread and reaches the command. */
parentPort?.on('message', (task: ArenaTask) => {
  void playTask(task).then((played) => parentPort?.postMessage(played));
});
