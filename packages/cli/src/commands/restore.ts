import { restore, StartupError } from '@parlour/server';
import { defineCommand } from '../command.ts';
import { DATA_FLAG, dataFolder } from '../data-folder.ts';
import { isUsageError, usageError } from '../usage-error.ts';

export const restoreCommand = defineCommand({
  name: 'restore',
  operands: ['file'],
  summary: 'Restores a file of "parlour backup". The server must be stopped.',
  details: [],
  flags: { data: DATA_FLAG, replace: { kind: 'switch', help: 'overwrite existing data' } },
  run({ operands: [file = ''], flags: { data, replace } }, io) {
    const kept = dataFolder(data, io, `pg_restore --exit-on-error --no-owner --dbname="$PARLOUR_DATABASE_URL" ${file}`);
    if (isUsageError(kept)) return kept;
    try {
      restore(file, kept.folder, replace);
    } catch (error) {
      if (error instanceof StartupError) return usageError(error.message);
      throw error;
    }
    io.out(`${kept.folder} is as ${file} has it\n`);
    return 0;
  },
});
