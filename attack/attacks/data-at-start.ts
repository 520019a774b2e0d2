import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backUp, restore, StartupError, startServer } from '@parlour/server';
import { openTable, signIn } from '@parlour/server/testing';
import type { Attack } from '../attack.ts';
import { inFolder } from './in-folder.ts';

const DATABASE = 'parlour.sqlite';
const PAGE = 4096;

/** What can go wrong with a data folder: each must be refused at the start. */
const DAMAGES: Readonly<Record<string, (folder: string) => void>> = {
  'empty keys': (folder) => writeFileSync(join(folder, 'session-keys'), ''),
  'short keys': (folder) => writeFileSync(join(folder, 'session-keys'), 'abc\n'),
  'a random page': (folder) => {
    const file = join(folder, DATABASE);
    const bytes = readFileSync(file);
    for (let i = PAGE; i < 2 * PAGE; i++) bytes[i] = (i * 7919) & 255;
    writeFileSync(file, bytes);
  },
  'a lost database beside its log': (folder) => {
    writeFileSync(join(folder, `${DATABASE}-wal`), 'x'.repeat(100));
    renameSync(join(folder, DATABASE), join(folder, 'moved'));
  },
};

/** Damages the data of a stopped server in several ways, and starts it. */
export const damagedData: Attack = {
  name: 'damaged-data-at-start',
  run: () =>
    inFolder(async ({ folder, start }) => {
      const server = await start();
      await openTable(await signIn(server.base, 'Ann'), {});
      await server.close();
      const backup = join(folder, 'backup');
      backUp(folder, backup);
      const started: string[] = [];
      for (const [name, damage] of Object.entries(DAMAGES)) {
        const copy = join(folder, name);
        restore(backup, copy, false);
        damage(copy);
        try {
          const opened = await startServer({ port: 0, host: '127.0.0.1', data: copy, log: 'silent' });
          started.push(name);
          await opened.close();
        } catch (error) {
          if (!(error instanceof StartupError)) throw error;
        }
        if (name.startsWith('a lost') && existsSync(join(copy, DATABASE))) started.push('an empty database was made');
        rmSync(copy, { recursive: true });
      }
      return {
        held: started.length === 0,
        figure: `${started.length} of ${Object.keys(DAMAGES).length} damages accepted ${started.join(', ')}`,
      };
    }),
};

/** Fills the disk: the server says alive, not ready, and acknowledges nothing it cannot keep. */
export const fullDisk: Attack = {
  name: 'full-disk',
  run: () =>
    inFolder(async ({ start }) => {
      const empty = await start();
      await empty.close();
      const { base } = await start({ storage: { mostPages: 60 }, limits: { requestsPerSecond: 1e4, newPeoplePerHour: 1e6 } });
      let saved = 0;
      while (saved < 1000 && (await signIn(base, `Filler ${saved}`).catch(() => undefined)) !== undefined) saved++;
      const [alive, ready] = await Promise.all([fetch(`${base}/healthz`), fetch(`${base}/readyz`)]);
      return {
        held: saved < 1000 && alive.status === 200 && ready.status === 503,
        figure: `full after ${saved} people: healthz ${alive.status}, readyz ${ready.status}`,
      };
    }),
};
