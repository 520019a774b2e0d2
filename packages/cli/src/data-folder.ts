import { checkEnvironment, StartupError } from '@parlour/server';
import type { Io } from './io.ts';
import { type UsageError, usageError } from './usage-error.ts';

export const DATA_FLAG = { kind: 'text', value: 'a folder', help: 'the data folder; else PARLOUR_DATA, else .parlour' } as const;

/** The folder that holds the data, or the command to run instead where PostgreSQL holds it. */
export function dataFolder(named: string | undefined, { environment }: Io, instead: string): { readonly folder: string } | UsageError {
  try {
    checkEnvironment(environment);
  } catch (error) {
    if (error instanceof StartupError) return usageError(error.message);
    throw error;
  }
  const inDatabase = named === undefined && (environment.PARLOUR_DATABASE_URL ?? '') !== '';
  if (inDatabase) return usageError(`the data is in PostgreSQL: run ${instead}`);
  return { folder: named ?? environment.PARLOUR_DATA ?? '.parlour' };
}
