import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall } from './apt-install.mjs';
import { findOnPath, isProgram } from './find-program.mjs';
import { logProgress } from './script.mjs';

const POSTGRES = '/usr/lib/postgresql';

/** @typedef {{ name: string, package: string, isHere: () => boolean }} Service */

/**
 * Services that some tests start. Debian keeps PostgreSQL's programs off the path.
 * @type {readonly Service[]}
 */
const SERVICES = [
  {
    name: 'PostgreSQL',
    package: 'postgresql',
    isHere: () =>
      findOnPath(['initdb']) !== undefined ||
      (existsSync(POSTGRES) && readdirSync(POSTGRES).some((version) => isProgram(join(POSTGRES, version, 'bin', 'initdb')))),
  },
  { name: 'Redis', package: 'redis-server', isHere: () => findOnPath(['redis-server']) !== undefined },
  {
    name: 'the WebSocket client for Python',
    package: 'python3-websocket',
    isHere: () => existsSync('/usr/lib/python3/dist-packages/websocket'),
  },
  { name: 'nginx', package: 'nginx-light', isHere: () => findOnPath(['nginx']) !== undefined || isProgram('/usr/sbin/nginx') },
];

/**
 * Installs missing services where allowed, and returns one line for each that is still missing.
 * @param {readonly Service[]} services
 * @param {(packages: readonly string[]) => Promise<void>} install
 * @returns {Promise<string[]>}
 */
export async function ensureServices(services = SERVICES, install = aptInstall) {
  const missing = services.filter(({ isHere }) => !isHere());
  if (missing.length === 0) return [];
  logProgress(`no ${missing.map(({ name }) => name).join(' and no ')} here; trying to install it for the tests`);
  await install(missing.map((service) => service.package));
  return missing
    .filter(({ isHere }) => !isHere())
    .map((service) => `everything on ${service.name} (on Debian: apt-get install ${service.package})`);
}
