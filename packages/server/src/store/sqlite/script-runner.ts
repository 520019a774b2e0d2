import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { GroupCommit } from '../group-commit.ts';
import { SHARED_SCHEMA } from '../shared-schema.ts';
import { runScriptSync, type SqlQuery, type SqlRow, type SqlRunner } from '../sql-script.ts';

/** Runs scripts in the same file and the same commits as everything else. */
export function sqliteRunner(database: DatabaseSyncInstance, commits: GroupCommit): SqlRunner {
  const prepared = new Map<string, ReturnType<typeof database.prepare>>();
  const ask = ({ text, values }: SqlQuery): readonly SqlRow[] => {
    let statement = prepared.get(text);
    if (statement === undefined) {
      statement = database.prepare(text);
      prepared.set(text, statement);
    }
    return statement.all(...values) as SqlRow[];
  };
  return {
    read: async (work) => {
      await commits.settle();
      return runScriptSync(work(), ask);
    },
    write: (work) => commits.write(() => runScriptSync(work(), ask)),
  };
}

/** Runs scripts without persistence. */
export function inMemoryRunner(): SqlRunner {
  const database = new DatabaseSync(':memory:');
  database.exec(SHARED_SCHEMA);
  const run = (text: string) => () => database.exec(text);
  return sqliteRunner(
    database,
    new GroupCommit({ begin: run('begin'), commit: run('commit'), rollback: run('rollback'), sync: async () => {} }, () => {}),
  );
}
