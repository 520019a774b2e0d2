import { type AddressInfo, createServer } from 'node:net';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres, startPostgres, type TemporaryPostgres } from '../../testing/temporary-postgres.ts';
import { dailyStoreContract } from '../daily-store.contract.ts';
import { moderationStoreContract } from '../moderation-store.contract.ts';
import { profileStoreContract } from '../profile-store.contract.ts';
import { ANN, startMatchAt, storeContract, tableOf } from '../store.contract.ts';
import type { Store } from '../store.ts';
import { postgresStore } from './postgres-store.ts';

const keyed = (key: string) => ({ entry: { seat: 0, move: { do: 'ready' } }, key });

/** A server that accepts every connection and never answers. */
const mute = { server: createServer(() => {}), port: 0 };
beforeAll(async () => {
  await new Promise<void>((resolve) => mute.server.listen(0, '127.0.0.1', resolve));
  mute.port = (mute.server.address() as AddressInfo).port;
});
afterAll(() => mute.server.close());

async function keysOf(store: Store, match: string) {
  return (await store.readEntries(match, 0)).map(({ key }) => key);
}

describe.skipIf(findPostgres() === undefined)('on a real PostgreSQL', () => {
  let postgres: TemporaryPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

  const opened: Store[] = [];
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
  });
  async function openAt(url: string, report?: Parameters<typeof postgresStore>[1]) {
    const store = await postgresStore(url, report);
    opened.push(store);
    return store;
  }

  const addresses = new WeakMap<Store, string>();
  async function openForContract(url: string) {
    const store = await postgresStore(url);
    addresses.set(store, url);
    return store;
  }
  storeContract(
    'the PostgreSQL store',
    async () => openForContract(await postgres.freshDatabase()),
    async (store) => {
      await store.close();
      return openForContract(addresses.get(store)!);
    },
  );

  profileStoreContract('the PostgreSQL store', async () => postgresStore(await postgres.freshDatabase()));
  dailyStoreContract('the PostgreSQL store', async () => postgresStore(await postgres.freshDatabase()));
  moderationStoreContract('the PostgreSQL store', async () => postgresStore(await postgres.freshDatabase()));

  async function ask(url: string, text: string) {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  }

  describe('the PostgreSQL store', () => {
    it('commits together what is requested during another commit', async () => {
      const commits: number[] = [];
      const store = await openAt(await postgres.freshDatabase(), ({ writes }) => commits.push(writes));
      await startMatchAt(store, 'ABCDE', 'm1');
      commits.length = 0;
      const first = store.append('m1', 0, keyed('k0'));
      await new Promise((resolve) => setImmediate(resolve));
      await Promise.all([first, ...[1, 2, 3].map((step) => store.append('m1', step, keyed(`k${step}`))), store.writePerson(ANN)]);
      expect(commits).toEqual([1, 4]);
      expect(await keysOf(store, 'm1')).toEqual(['k0', 'k1', 'k2', 'k3']);
    });

    it('lets one of two nodes append each step, and nothing after a step of the other', async () => {
      const url = await postgres.freshDatabase();
      const nodes = await Promise.all([openAt(url), openAt(url)]);
      const matches = ['m1', 'm2', 'm3'];
      for (const [i, match] of matches.entries()) await startMatchAt(nodes[0], `AAAA${'ABC'[i]}`, match);
      const stored = new Map<string, string[]>(matches.map((match) => [match, []]));
      let wins = 0;
      const play = async (node: Store, name: string, match: string) => {
        for (let round = 0; round < 25; round++) {
          const known = await keysOf(node, match);
          // Two at a time: the second is meant for the first, whatever the other node does.
          const keys = [`${name}${round}a`, `${name}${round}b after ${name}${round}a`];
          const written = await Promise.all(keys.map((key, i) => node.append(match, known.length + i, keyed(key))));
          expect([
            ['stored', 'stored'],
            ['conflict', 'conflict'],
          ]).toContainEqual(written);
          if (written[0] === 'stored') stored.get(match)?.push(...keys);
          if (written[0] === 'stored') wins++;
        }
      };
      await Promise.all(matches.flatMap((match) => nodes.map((node, i) => play(node, 'ab'[i]!, match))));
      expect(wins).toBeGreaterThan(25);
      for (const match of matches) {
        const found = await keysOf(nodes[0], match);
        expect(found.toSorted()).toEqual(stored.get(match)?.toSorted());
        found.forEach((key, i) => {
          if (key?.includes('after')) expect(key.split(' after ')[1]).toBe(found[i - 1]);
        });
      }
    });

    it('lets one of two nodes write each version of a table', async () => {
      const url = await postgres.freshDatabase();
      const nodes = await Promise.all([openAt(url), openAt(url), openAt(url)]);
      await nodes[0].addTable(tableOf('ABCDE'));
      for (let version = 1; version <= 15; version++) {
        const written = await Promise.all(nodes.map((node, i) => node.writeTable(tableOf('ABCDE', { host: `node ${i}` }), version)));
        expect(written.toSorted()).toEqual(['conflict', 'conflict', 'stored']);
        expect(await nodes[1].readTable('ABCDE')).toMatchObject({
          version: version + 1,
          table: { host: `node ${written.indexOf('stored')}` },
        });
      }
    });

    it('one request that cannot be stored does not fail the others', async () => {
      const store = await openAt(await postgres.freshDatabase());
      await startMatchAt(store, 'ABCDE', 'm1');
      const written = [
        store.append('m1', 0, keyed('k')),
        store.writePerson({ ...ANN, handle: 'not a \0 text' }),
        store.addTable(tableOf('BBBBB')),
        store.append('m1', 1, keyed('l')),
      ];
      expect(await Promise.all(written)).toEqual(['stored', 'failed', 'stored', 'stored']);
      expect(await store.readMatch('m\0')).toMatchObject({ refused: 'record-missing' });
    });

    it('is not blocked for long by another that hangs in the middle of a transaction', async () => {
      const url = await postgres.freshDatabase();
      const store = await openAt(url);
      await startMatchAt(store, 'ABCDE', 'm1');
      const other = new Client({ connectionString: url });
      await other.connect();
      await other.query(`begin; insert into parlour.entries (match, step, body) values ('m1', 1, '${JSON.stringify(keyed('theirs'))}')`);
      const mine = [store.append('m1', 0, keyed('mine')), store.append('m1', 1, keyed('next'))];
      expect(await Promise.all(mine)).toEqual(['failed', 'failed']);
      const again = store.append('m1', 0, keyed('mine'));
      await other.query('commit');
      expect(await again).toBe('conflict');
      expect(await keysOf(store, 'm1')).toEqual(['theirs']);
      await other.end();
    });

    it('is created by the first of many nodes that start at once', async () => {
      const url = await postgres.freshDatabase();
      const nodes = await Promise.all(Array.from({ length: 5 }, () => openAt(url)));
      const keys = await Promise.all(nodes.map((node) => node.sessionKeys()));
      for (const key of keys) expect(key).toEqual(keys[0]);
    });

    it('creates its schema, and does not touch a newer one', async () => {
      const url = await postgres.freshDatabase();
      await ask(
        url,
        'create schema parlour; create table parlour.schema_version (version integer); insert into parlour.schema_version values (99)',
      );
      await expect(postgresStore(url)).rejects.toThrow(
        /^The database was written by a newer Parlour \(schema 99, .*Start that version instead\.$/,
      );
      expect(await ask(url, "select tablename from pg_tables where schemaname = 'parlour'")).toEqual([{ tablename: 'schema_version' }]);
      await ask(url, 'drop table parlour.schema_version');
      const store = await openAt(url);
      expect(await store.writePerson(ANN)).toBe('stored');
    });

    it.each([
      ['no address', () => 'where is it', /^--database or PARLOUR_DATABASE_URL is no address/],
      ['another scheme', () => 'mysql://parlour:hush@localhost/parlour', /^--database or PARLOUR_DATABASE_URL begins with mysql:/],
      [
        'a certificate that is not there',
        () => `${postgres.url}?sslrootcert=/nowhere/ca.pem`,
        /^--database or PARLOUR_DATABASE_URL cannot be used: .*ca\.pem/,
      ],
      ['a host that does not answer', () => `postgres://parlour:hush@127.0.0.1:${mute.port}/parlour`, /: it does not answer\./],
      [
        'a wrong password',
        () => postgres.url.replace('secret', 'hush'),
        /127\.0\.0\.1:\d+\/postgres: it does not accept the name or the password/,
      ],
      ['an unknown user', () => postgres.url.replace('parlour:secret', 'nobody:hush'), /it does not accept the name or the password/],
      ['an unknown database', () => postgres.url.replace('/postgres', '/nowhere').replace('//nowhere', '//'), /it has no such database/],
      [
        'a port where nobody listens',
        () => 'postgres://parlour:hush@127.0.0.1:1/parlour',
        /127\.0\.0\.1:1\/parlour: nothing answers there/,
      ],
      [
        'a host that does not exist',
        () => 'postgres://parlour:hush@nowhere.invalid/parlour',
        /nowhere\.invalid:5432\/parlour: (there is no such host|the name of the host)/,
      ],
    ])('says in one line without the password what is wrong with %s', async (_what, url, line) => {
      const problem = await postgresStore(url()).then(
        () => undefined,
        (error: unknown) => error,
      );
      expect(problem).toMatchObject({ name: 'StartupError', message: expect.stringMatching(line) });
      expect(String(problem)).not.toMatch(/hush|secret|\n/);
    });
  });
});
