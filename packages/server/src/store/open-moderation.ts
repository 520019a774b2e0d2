import { existsSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { Pool } from 'pg';
import type { ServerOptions } from '../config.ts';
import { checkEnvironment } from '../environment-settings.ts';
import { StartupError } from '../startup-error.ts';
import { GroupCommit } from './group-commit.ts';
import { type ModerationStore, sqlModerationStore } from './moderation-store.ts';
import { databaseUrlOf } from './open-storage.ts';
import { parseDatabaseUrl } from './postgres/connection-config.ts';
import { migrate as migratePostgres } from './postgres/schema.ts';
import { postgresRunner } from './postgres/script-runner.ts';
import { databaseFile, orStartupError } from './sqlite/data-folder.ts';
import { refuseOtherSchema } from './sqlite/schema.ts';
import { sqliteRunner } from './sqlite/script-runner.ts';

const BUSY_MS = 5000;

/** Reports and bans of a server, also while it runs. */
export interface OpenModeration {
  readonly moderation: ModerationStore;
  close(): Promise<void>;
}

export async function openModeration(options: Pick<ServerOptions, 'data' | 'databaseUrl'>): Promise<OpenModeration> {
  checkEnvironment(process.env);
  const url = databaseUrlOf(options);
  return url === '' ? openFile(options.data ?? process.env.PARLOUR_DATA ?? '.parlour') : openDatabase(url);
}

async function openDatabase(url: string): Promise<OpenModeration> {
  const address = parseDatabaseUrl(url);
  await migratePostgres(address);
  const pool = new Pool({ ...address.config, max: 1, application_name: 'parlour-operator' });
  pool.on('error', () => {});
  return { moderation: sqlModerationStore(postgresRunner(pool)), close: () => pool.end() };
}

/** A second connection to the file of a server. It leaves checkpoints, which would block the server, to the server. */
function openFile(folder: string): OpenModeration {
  if (!existsSync(databaseFile(folder))) throw new StartupError(`There is no server data in ${folder}. Name the data folder with --data.`);
  return orStartupError(folder, () => {
    const database = new DatabaseSync(databaseFile(folder), { timeout: BUSY_MS });
    database.exec('pragma synchronous = full; pragma wal_autocheckpoint = 0; pragma trusted_schema = off');
    refuseOtherSchema(database);
    const run = (text: string) => () => database.exec(text);
    const commits = new GroupCommit(
      { begin: run('begin immediate'), commit: run('commit'), rollback: run('rollback'), sync: async () => {} },
      () => {},
    );
    return {
      moderation: sqlModerationStore(sqliteRunner(database, commits)),
      close: async () => {
        await commits.settle();
        database.close();
      },
    };
  });
}
