import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { readSessionKeys, writeSessionKeys } from '../../identity/sessions.ts';
import { StartupError } from '../../startup-error.ts';
import { databaseFile, lockFolder, orStartupError } from './data-folder.ts';
import { SCHEMA_VERSION } from './schema.ts';

/** Copies a data folder into one file, also while a server uses it: everything acknowledged before is in it. */
export function backUp(folder: string, file: string): void {
  if (!existsSync(databaseFile(folder)))
    throw new StartupError(`There is nothing to back up in ${folder}. Name the data folder with --data.`);
  if (existsSync(file)) throw new StartupError(`${file} is there already. Choose another name, or move it away.`);
  const unfinished = `${file}.unfinished`;
  try {
    rmSync(unfinished, { force: true });
    using(new DatabaseSync(databaseFile(folder), { readOnly: true }), (database) => database.prepare('vacuum into ?').run(unfinished));
    // It holds the keys: a reader of it can impersonate anyone.
    chmodSync(unfinished, 0o600);
    using(new DatabaseSync(unfinished), (copy) => {
      copy.exec('create table session_keys (key text not null) strict');
      for (const key of readSessionKeys(folder)) copy.prepare('insert into session_keys (key) values (?)').run(key.toString('hex'));
    });
    keepOnDisk(unfinished);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw new StartupError(`Cannot back up ${folder} to ${file}: ${reasonOf(error)}.`);
  }
}

/** Restores a backup into a data folder that no server uses. Existing data stays, unless it is to be replaced. */
export function restore(file: string, folder: string, replace: boolean): void {
  const keys = checkBackup(file);
  if (existsSync(databaseFile(folder)) && !replace) {
    throw new StartupError(
      `There is data in ${folder} already. Restore into another folder with --data, or say --replace to lose what is there.`,
    );
  }
  const lock = lockFolder(folder);
  const [database, unfinished] = [databaseFile(folder), `${databaseFile(folder)}.unfinished`];
  try {
    orStartupError(folder, () => {
      copyFileSync(file, unfinished);
      using(new DatabaseSync(unfinished), (copy) => copy.exec('drop table session_keys'));
      keepOnDisk(unfinished);
      // A write-ahead log of the old database would spoil the new one.
      for (const rest of ['-wal', '-shm']) rmSync(`${database}${rest}`, { force: true });
      renameSync(unfinished, database);
      writeSessionKeys(folder, keys);
    });
  } finally {
    rmSync(unfinished, { force: true });
    lock.close();
  }
}

/** Refuses a file that is no whole backup of this version or an older one, before anything is changed. */
function checkBackup(file: string): readonly Buffer[] {
  if (!existsSync(file)) throw new StartupError(`There is no file ${file}.`);
  const found = read(file);
  if (found === undefined) throw new StartupError(`${file} is no backup of Parlour, or it is damaged.`);
  if (found.version > SCHEMA_VERSION) {
    throw new StartupError(
      `${file} is of a newer Parlour (schema ${found.version}, this one knows ${SCHEMA_VERSION}). Restore it with that version.`,
    );
  }
  return found.keys;
}

function read(file: string): { readonly version: number; readonly keys: readonly Buffer[] } | undefined {
  try {
    return using(new DatabaseSync(file, { readOnly: true }), (database) => {
      const { integrity_check: state } = database.prepare('pragma integrity_check').get() as { integrity_check: string };
      const { user_version: version } = database.prepare('pragma user_version').get() as { user_version: number };
      const rows = database.prepare('select key from session_keys').all() as unknown as { key: string }[];
      return state === 'ok' ? { version, keys: rows.map(({ key }) => Buffer.from(key, 'hex')) } : undefined;
    });
  } catch {
    return undefined;
  }
}

function using<T>(database: DatabaseSyncInstance, work: (database: DatabaseSyncInstance) => T): T {
  try {
    return work(database);
  } finally {
    database.close();
  }
}

function keepOnDisk(file: string): void {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
