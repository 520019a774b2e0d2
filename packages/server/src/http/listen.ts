import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isRecord } from '@parlour/kernel';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_PORT } from '../config.ts';
import { StartupError } from '../startup-error.ts';

const PORTS_TO_TRY = 50;

const HOST_ERRORS = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL', 'EAI_NONAME', 'EAI_FAIL', 'EAFNOSUPPORT'];

/** Before anything is opened: a start that cannot listen changes nothing. */
export async function refuseUnusableAddress(host: string, port = 0): Promise<void> {
  const probe = createServer();
  try {
    probe.listen({ host, port });
    await once(probe, 'listening');
  } catch (error) {
    throw listenError(error, host, port);
  } finally {
    probe.close();
  }
}

/** Listens on this port, or without one on the first free port from `DEFAULT_PORT` on. */
export async function listen(app: FastifyInstance, host: string, port: number | undefined): Promise<number> {
  const first = port ?? DEFAULT_PORT;
  const last = port ?? DEFAULT_PORT + PORTS_TO_TRY;
  for (let candidate = first; candidate <= last; candidate++) {
    try {
      await app.listen({ host, port: candidate });
      return boundPort(app);
    } catch (error) {
      if (port !== undefined || !isTaken(error)) throw listenError(error, host, candidate);
    }
  }
  throw new StartupError(`No port from ${first} to ${last} is free. Choose one with --port.`);
}

const codeOf = (error: unknown): string => (isRecord(error) ? String(error.code) : '');

const isTaken = (error: unknown): boolean => codeOf(error) === 'EADDRINUSE';

function listenError(error: unknown, host: string, port: number): unknown {
  const code = codeOf(error);
  if (isTaken(error)) return new StartupError(`Port ${port} is taken. Stop what uses it, or choose another with --port.`);
  if (code === 'EACCES') return new StartupError(`Port ${port} needs special rights. Choose one above 1023.`);
  return HOST_ERRORS.includes(code) ? new StartupError(`--host "${host.slice(0, 60)}" is not an address of this machine.`) : error;
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
