import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';

/** The minimum of a table server: every message of one socket goes to all sockets of its table. */
const tables = new Map<string, Set<WebSocket>>();
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, clientTracking: false });
const server = createServer();
server.on('upgrade', (request, stream, head) => {
  sockets.handleUpgrade(request, stream, head, (socket) => {
    const table = tables.get(request.url ?? '') ?? new Set();
    tables.set(request.url ?? '', table.add(socket));
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      for (const other of table) other.send(text);
    });
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
});
process.on('message', (message) => {
  if (message === 'usage') process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() });
  else process.exit(0);
});
process.on('disconnect', () => process.exit(0));
