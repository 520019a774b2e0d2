import { networkInterfaces } from 'node:os';
import { isRecord } from '@parlour/kernel';
import type { FastifyInstance } from 'fastify';
import { StartupError } from '../startup-error.ts';

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
      if (code === 'EACCES') throw new StartupError(`Port ${candidate} needs special rights. Choose one above 1023.`);
      if (code !== 'EADDRINUSE') throw error;
    }
  }
  throw new StartupError(`No port from ${port} to ${last} is free. Choose another with --port.`);
}

function boundPort(app: FastifyInstance): number {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('listening on no port');
  return address.port;
}

const LOOPBACK = /^(localhost$|127\.|::1$)/;
const ANY = /^(0\.0\.0\.0|::)$/;

/** Bridges and tunnels of containers, virtual machines and private networks: phones in the room are rarely behind them. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|lxc|cni|flannel|podman|tun|tap|utun|wg|zt|tailscale|vEthernet)/;

/** The IPv4 addresses under which the local network reaches a server on this host, the likeliest first. */
export function lanAddresses(host: string, interfaces = networkInterfaces()): string[] {
  if (LOOPBACK.test(host)) return [];
  if (!ANY.test(host)) return [host];
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ internal, family, address }) => !internal && family === 'IPv4' && !address.startsWith('169.254.'))
      .map(({ address }) => ({ address, virtual: VIRTUAL.test(name) })),
  );
  return found.sort((a, b) => Number(a.virtual) - Number(b.virtual)).map(({ address }) => address);
}
