import { TurnMeter } from '../limits/turn-meter.ts';
import type { RunningServer } from '../server.ts';
import { threadClock } from './thread-clock.ts';

/** Tells the parent process the port of a server, and does what it asks: it measures and ends the server. */
export function answerParent(server: RunningServer): void {
  let turns: TurnMeter | undefined;
  process.send?.({ port: server.port });
  process.on('message', (message) => {
    if (message === 'usage') process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() });
    if (message === 'turns') {
      turns ??= new TurnMeter(threadClock());
      process.send?.({ longestTurnMs: turns.takeLongest() });
    }
    if (message === 'close') void server.close().then(() => process.exit(0));
  });
  process.on('disconnect', () => process.exit(0));
}
