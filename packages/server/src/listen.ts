import { networkInterfaces } from 'node:os';
import { isRecord } from '@parlour/kernel';
import type { FastifyInstance } from 'fastify';
import { StartProblem } from './start-problem.ts';

const PORTS_TO_TRY = 50;

/** Listens on the first free port from `port` on. */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<number> {
  const last = port === 0 ? 0 : Math.min(port + PORTS_TO_TRY, 65_535);
  for (let candidate = port; candidate <= last; candidate++) {
    try {
      await app.listen({ host, port: candidate });
      return boundPort(app);
    } catch (error) {
      const code = isRecord(error) ? error.code : undefined;
      if (code === 'EACCES') throw new StartProblem(`Port ${candidate} needs special rights. Choose one above 1023.`);
      if (code !== 'EADDRINUSE') throw error;
    }
  }
  throw new StartProblem(`No port from ${port} to ${last} is free. Choose another with --port.`);
}

function boundPort(app: FastifyInstance): number {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('listening on no port');
  return address.port;
}

/** The addresses under which others on the same network find this machine, IPv4 first because people type them. */
export function lanAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address);
}
