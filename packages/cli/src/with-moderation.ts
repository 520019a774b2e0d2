import { type OpenModeration, openModeration, StartupError } from '@parlour/server';
import type { CommandResult } from './command.ts';
import { DATA_FLAG } from './data-folder.ts';
import { usageError } from './usage-error.ts';

/** Where reports and bans are stored: in the same places as for a server. */
export const MODERATION_FLAGS = {
  data: DATA_FLAG,
  database: { kind: 'text', value: 'postgres://…', help: 'the database of the servers; else PARLOUR_DATABASE_URL' },
} as const;

/** Works on the reports and bans of a server, also while it runs. */
export async function withModeration(
  { data, database }: { readonly data: string | undefined; readonly database: string | undefined },
  work: (moderation: OpenModeration['moderation']) => Promise<CommandResult>,
): Promise<CommandResult> {
  if (data !== undefined && database !== undefined) return usageError('--data and --database are two places: name one of them');
  try {
    const open = await openModeration({
      ...(data === undefined ? {} : { data }),
      ...(database === undefined ? {} : { databaseUrl: database }),
    });
    try {
      return await work(open.moderation);
    } finally {
      await open.close();
    }
  } catch (error) {
    if (error instanceof StartupError) return usageError(error.message);
    throw error;
  }
}

/** A time as people read it in a terminal, in UTC. */
export const formatTime = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
