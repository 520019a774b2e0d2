import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { StartupError } from '../../startup-error.ts';

export const databaseFile = (folder: string): string => join(folder, 'parlour.sqlite');

/** An empty database used as a lock: one process at a time can hold it, and it is released when that process dies. */
export function lockFolder(folder: string): DatabaseSyncInstance {
  refuseMisreadFolder(folder);
  return orStartupError(folder, () => {
    makeFolder(resolve(folder));
    const lock = new DatabaseSync(join(folder, 'parlour.lock'));
    lock.exec('begin exclusive');
    return lock;
  });
}

/** A folder of such a name is hardly meant. */
function refuseMisreadFolder(folder: string): void {
  if (folder.includes('://')) {
    throw new StartupError(
      `"${folder.split('://', 1)[0]}://…" is not a data folder. A database is named with --database or PARLOUR_DATABASE_URL.`,
    );
  }
  if (/^:?memory:?$/i.test(folder)) throw new StartupError(`"${folder}" is not a data folder. Write memory to store nothing.`);
}

/** One level after the other: where a parent takes no folders, such as /proc, `recursive` never ends. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

export function orStartupError<T>(folder: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    if (why.includes('malformed')) throw damaged(folder, why);
    if (why.includes('locked'))
      throw new StartupError(`Another Parlour server is using ${folder}. Stop it, or choose another folder with PARLOUR_DATA.`);
    throw new StartupError(`Cannot keep data in ${folder}: ${why}. Check the folder and its rights, or choose another with PARLOUR_DATA.`);
  }
}

/** Refuses data with a missing part, before an empty database is made in its place. */
export function refuseLostDatabase(folder: string): void {
  const file = databaseFile(folder);
  const log = `${file}-wal`;
  if (existsSync(file) || !existsSync(log) || statSync(log).size === 0) return;
  throw new StartupError(`${file} is missing, but its log ${log} is there. Put the file back, restore a backup, or move the log away.`);
}

/** Reads every page once. Data damaged on the disk is refused before anything is written to it. */
export function refuseDamage(folder: string, database: DatabaseSyncInstance): void {
  const row = database.prepare('pragma quick_check(1)').get() as { quick_check: string } | undefined;
  if (row?.quick_check !== 'ok') throw damaged(folder, row?.quick_check ?? 'it cannot be checked');
}

function damaged(folder: string, why: string): StartupError {
  const [line = ''] = why.replaceAll('*** in database main ***\n', '').split('\n', 1);
  return new StartupError(`The data in ${databaseFile(folder)} is damaged (${line}). Nothing was changed. Restore a backup.`);
}
