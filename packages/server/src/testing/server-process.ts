import type { ServerOptions } from '../config.ts';
import { TurnMeter } from '../limits/turn-meter.ts';
import { startServer } from '../server.ts';
import { threadClock } from './thread-clock.ts';

/** A server in a separate process, to be killed and measured. Its parent controls it. */
const server = await startServer(JSON.parse(process.argv[2] ?? '{}') as ServerOptions);
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
