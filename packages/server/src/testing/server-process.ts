import type { ServerOptions } from '../config.ts';
import { startServer } from '../server.ts';

/** A server in a separate process, to be killed and measured. Its parent controls it. */
const server = await startServer(JSON.parse(process.argv[2] ?? '{}') as ServerOptions);
process.send?.({ port: server.port });
process.on('message', (message) => {
  if (message === 'usage') process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() });
  if (message === 'close') void server.close().then(() => process.exit(0));
});
process.on('disconnect', () => process.exit(0));
