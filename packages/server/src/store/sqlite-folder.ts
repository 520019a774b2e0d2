import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { StartProblem } from '../start-problem.ts';

export const databaseIn = (folder: string): string => join(folder, 'parlour.sqlite');

/** An empty database whose only use is that one process at a time can hold it, and that it falls free when that process dies. */
export function lockFolder(folder: string): DatabaseSyncInstance {
  return orStartProblem(folder, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const lock = new DatabaseSync(join(folder, 'parlour.lock'));
    lock.exec('begin exclusive');
    return lock;
  });
}

export function orStartProblem<T>(folder: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    const why = error instanceof Error ? error.message : String(error);
    if (why.includes('locked'))
      throw new StartProblem(`Another Parlour server is using ${folder}. Stop it, or choose another folder with PARLOUR_DATA.`);
    throw new StartProblem(`Cannot keep data in ${folder}: ${why}. Check the folder and its rights, or choose another with PARLOUR_DATA.`);
  }
}
