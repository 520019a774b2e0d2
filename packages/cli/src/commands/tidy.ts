import { DEFAULT_RETENTION, StartupError, tidyStore } from '@parlour/server';
import { defineCommand } from '../command.ts';
import { DATA_FLAG } from '../data-folder.ts';
import { usageError } from '../usage-error.ts';

const days = (what: string, initial: number) =>
  ({ kind: 'integer', min: 0, max: 36_500, default: initial, help: `${what}, after so many days without use` }) as const;

export const tidyCommand = defineCommand({
  name: 'tidy',
  operands: [],
  summary: 'Deletes old tables and matches now. A running server does it once an hour.',
  details: ['With data in a folder, stop the server first. What people have in their history stays, without its replay.'],
  flags: {
    data: DATA_FLAG,
    lobbies: days('tables without a running match', DEFAULT_RETENTION.lobbies),
    abandoned: days('tables whose match was never finished', DEFAULT_RETENTION.abandoned),
    matches: days('finished matches whose table is gone', DEFAULT_RETENTION.matches),
  },
  async run({ flags: { data, lobbies, abandoned, matches } }, io) {
    try {
      const done = await tidyStore(data === undefined ? {} : { data }, { lobbies, abandoned, matches });
      io.out(`${done.tables} tables and ${done.matches} matches deleted\n`);
      return 0;
    } catch (error) {
      if (error instanceof StartupError) return usageError(error.message);
      throw error;
    }
  },
});
