import { backUp, StartupError } from '@parlour/server';
import { defineCommand } from '../command.ts';
import { DATA_FLAG, dataFolder } from '../data-folder.ts';
import { isUsageError, usageError } from '../usage-error.ts';

export const backupCommand = defineCommand({
  name: 'backup',
  operands: ['file'],
  summary: 'Copies all tables, matches and people into one file, also while the server runs.',
  details: ['Keep the file as safe as the data folder: a reader of it can impersonate anyone.'],
  flags: { data: DATA_FLAG },
  run({ operands: [file = ''], flags: { data } }, io) {
    const place = dataFolder(data, io, `pg_dump --format=custom --schema=parlour --file=${file} "$PARLOUR_DATABASE_URL"`);
    if (isUsageError(place)) return place;
    try {
      backUp(place.folder, file);
    } catch (error) {
      if (error instanceof StartupError) return usageError(error.message);
      throw error;
    }
    io.out(`${place.folder} is backed up in ${file}\n`);
    return 0;
  },
});
