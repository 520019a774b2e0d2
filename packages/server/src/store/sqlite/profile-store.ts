import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { GroupCommit } from '../group-commit.ts';
import { PROFILE_SCHEMA } from '../profile-schema.ts';
import type { ProfileStore } from '../profile-store.ts';
import { SAFETY_SCHEMA } from '../safety-schema.ts';
import { sqlProfileStore } from '../sql-profile-store.ts';
import { runScriptSync, type SqlQuery, type SqlRow } from '../sql-script.ts';

/** Profiles in the same file and the same commits as everything else. */
export function sqliteProfileStore(database: DatabaseSyncInstance, commits: GroupCommit): ProfileStore {
  const prepared = new Map<string, ReturnType<typeof database.prepare>>();
  const ask = ({ text, values }: SqlQuery): readonly SqlRow[] => {
    let statement = prepared.get(text);
    if (statement === undefined) {
      statement = database.prepare(text);
      prepared.set(text, statement);
    }
    return statement.all(...values) as SqlRow[];
  };
  return sqlProfileStore({
    read: async (work) => {
      await commits.settle();
      return runScriptSync(work(), ask);
    },
    write: (work) => commits.write(() => runScriptSync(work(), ask)),
  });
}

/** Profiles without persistence. */
export function inMemoryProfileStore(): ProfileStore {
  const database = new DatabaseSync(':memory:');
  database.exec(PROFILE_SCHEMA);
  database.exec(SAFETY_SCHEMA);
  const run = (text: string) => () => database.exec(text);
  return sqliteProfileStore(
    database,
    new GroupCommit({ begin: run('begin'), commit: run('commit'), rollback: run('rollback'), sync: async () => {} }, () => {}),
  );
}
