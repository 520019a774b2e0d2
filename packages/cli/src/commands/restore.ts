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
    const place = dataFolder(data, io, `pg_restore --exit-on-error --no-owner --dbname="$PARLOUR_DATABASE_URL" ${file}`);
    if (isUsageError(place)) return place;
    try {
      restore(file, place.folder, replace);
    } catch (error) {
      if (error instanceof StartupError) return usageError(error.message);
      throw error;
    }
    io.out(`${place.folder} is as ${file} has it\n`);
    return 0;
  },
});
