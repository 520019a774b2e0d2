import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { findProgramFolder, freePort, listFolder } from './installed-programs.ts';

const DEBIAN = '/usr/lib/postgresql';
const START_MS = 30_000;

/** A real PostgreSQL with temporary data, for tests and trials. As durable as in production: fsync is on. */
export interface TemporaryPostgres {
  /** Of the database `postgres`, with name and password. */
  readonly url: string;
  readonly port: number;
  /** The address of a new, empty database. */
  freshDatabase(): Promise<string>;
  /** Stops it normally. */
  stop(): Promise<void>;
  /** As power loss would: every process of it at once. */
  kill(): Promise<void>;
  /** Starts it again on the same data and the same port. */
  start(): Promise<void>;
  /** Makes it hang: it neither answers nor refuses. */
  freeze(): void;
  thaw(): void;
  /** Kills it and deletes its data. */
  remove(): Promise<void>;
}

/** The folder of its programs, or undefined when it is not installed. */
export function findPostgres(): string | undefined {
  const versions = listFolder(DEBIAN).toSorted((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'));
  const folder = findProgramFolder('initdb', folders);
  // The path may hold only a link to it, without the other programs.
  return folder === undefined ? undefined : dirname(realpathSync(join(folder, 'initdb')));
}

export async function startPostgres(): Promise<TemporaryPostgres> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('PostgreSQL is not installed. On Debian: apt-get install postgresql');
  const owner = ownerOfData();
  const folder = mkdtempSync(join(tmpdir(), 'parlour-postgres-'));
  const [data, passwordFile] = [join(folder, 'data'), join(folder, 'password')];
  writeFileSync(passwordFile, 'secret\n');
  if (owner !== undefined) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);
  const access = ['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${passwordFile}`];
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'parlour', '-E', 'UTF8', '--locale=C', ...access], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });

  const port = await freePort();
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: folder, max_connections: 100, logging_collector: 'off' };
  const args = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const addressOf = (database: string) => `postgres://parlour:secret@127.0.0.1:${port}/${database}`;
  const url = addressOf('postgres');
  let child: ChildProcess | undefined;
  let databases = 0;

  const signalAll = (signal: NodeJS.Signals) => {
    if (child?.pid === undefined || child.exitCode !== null) return;
    const children = childrenOf(child.pid);
    for (const pid of [child.pid, ...children]) signalTo(pid, signal);
  };
  const lastResort = () => signalAll('SIGKILL');
  process.once('exit', lastResort);

  const postgres: TemporaryPostgres = {
    url,
    port,
    freshDatabase: async () => {
      const name = `fresh${++databases}`;
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return addressOf(name);
    },
    start: async () => {
      const deadline = Date.now() + START_MS;
      do {
        child ??= spawn(join(programs, 'postgres'), args, { ...owner, cwd: folder, stdio: 'ignore' });
        if (await answers(url)) return;
        // After a kill the shared memory of the old processes may be held for a moment.
        if (child.exitCode !== null) child = undefined;
        await sleep(50);
      } while (Date.now() < deadline);
      throw new Error(`PostgreSQL did not start in ${folder}`);
    },
    stop: async () => {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      signalAll('SIGCONT');
      child.kill('SIGINT');
      await ended;
      child = undefined;
    },
    kill: async () => {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      signalAll('SIGKILL');
      await ended;
      child = undefined;
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    remove: async () => {
      await postgres.kill();
      process.off('exit', lastResort);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await postgres.start();
  } catch (error) {
    await postgres.remove();
    throw error;
  }
  return postgres;
}

/** PostgreSQL refuses to run as root: there it runs as its package's user. */
function ownerOfData(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const fields = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'postgres');
  if (fields === undefined) throw new Error('PostgreSQL does not run as root, and there is no user postgres: useradd --system postgres');
  return { uid: Number(fields[2]), gid: Number(fields[3]) };
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Each of its processes is a separate session: there is no group to signal. */
function childrenOf(parent: number): number[] {
  return listFolder('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}
