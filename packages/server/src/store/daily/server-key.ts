import { type SqlScript, sql } from '../sql-script.ts';

/** The key of this name; the first node that asks for it stores the fresh one. */
export function* serverKey(name: string, fresh: string): SqlScript<string> {
  yield sql('insert into server_keys (name, key) values (?1, ?2) on conflict do nothing', name, fresh);
  const [row] = yield sql('select key from server_keys where name = ?1', name);
  return String(row?.key);
}
