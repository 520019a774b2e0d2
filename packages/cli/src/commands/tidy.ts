import { DEFAULT_RETENTION, retentionDays, StartupError, tidyStore } from '@parlour/server';
import { defineCommand } from '../command.ts';
import { DATA_FLAG } from '../data-folder.ts';
import { usageError } from '../usage-error.ts';

const days = (what: string, setting: string, initial: number) =>
  ({ kind: 'integer', min: 0, max: 36_500, help: `${what}, after so many days without use; else ${setting}, else ${initial}` }) as const;

export const tidyCommand = defineCommand({
  name: 'tidy',
  operands: [],
  summary: 'Deletes old tables, matches and people who never played now. A running server does it once an hour.',
  details: ['With data in a folder, stop the server first. What people have in their history stays, without its replay.'],
  flags: {
    data: DATA_FLAG,
    lobbies: days('tables without a running match', 'PARLOUR_KEEP_LOBBIES', DEFAULT_RETENTION.lobbies),
    abandoned: days('tables whose match was never finished', 'PARLOUR_KEEP_ABANDONED', DEFAULT_RETENTION.abandoned),
    matches: days('finished matches whose table is gone', 'PARLOUR_KEEP_MATCHES', DEFAULT_RETENTION.matches),
    daily: days('boards of daily deals', 'PARLOUR_KEEP_DAILY', DEFAULT_RETENTION.daily),
    people: days('people who never played, without a sign-in method or friends', 'PARLOUR_KEEP_PEOPLE', DEFAULT_RETENTION.people),
  },
  async run({ flags: { data, lobbies, abandoned, matches, daily, people } }, io) {
    try {
      const retention = retentionDays(io.environment, {
        ...(lobbies === undefined ? {} : { lobbies }),
        ...(abandoned === undefined ? {} : { abandoned }),
        ...(matches === undefined ? {} : { matches }),
        ...(daily === undefined ? {} : { daily }),
        ...(people === undefined ? {} : { people }),
      });
      const done = await tidyStore(data === undefined ? {} : { data }, retention);
      io.out(`${done.tables} tables, ${done.matches} matches and ${done.people} people deleted\n`);
      return 0;
    } catch (error) {
      if (error instanceof StartupError) return usageError(error.message);
      throw error;
    }
  },
});
