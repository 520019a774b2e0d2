import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { GroupCommit } from '../group-commit.ts';
import { PEOPLE_SCHEMA } from '../profile-schema.ts';
import type { People } from '../profile-store.ts';
import { peopleIn } from '../sql-profile-store.ts';
import { type Query, type Row, workNow } from '../sql-script.ts';

/** People in the same file and the same commits as everything else. */
export function sqlitePeople(database: DatabaseSyncInstance, commits: GroupCommit): People {
  const prepared = new Map<string, ReturnType<typeof database.prepare>>();
  const ask = ({ text, values }: Query): readonly Row[] => {
    let statement = prepared.get(text);
    if (statement === undefined) {
      statement = database.prepare(text);
      prepared.set(text, statement);
    }
    return statement.all(...values) as Row[];
  };
  return peopleIn({
    read: async (work) => {
      await commits.settle();
      return workNow(work(), ask);
    },
    write: (work) => commits.write(() => workNow(work(), ask)),
  });
}

/** People who are forgotten with the process. */
export function peopleInMemory(): People {
  const database = new DatabaseSync(':memory:');
  database.exec(PEOPLE_SCHEMA);
  const run = (text: string) => () => database.exec(text);
  return sqlitePeople(
    database,
    new GroupCommit({ begin: run('begin'), commit: run('commit'), rollback: run('rollback'), sync: async () => {} }, () => {}),
  );
}
