import { findPostgres, startPostgres, type TemporaryPostgres } from '@parlour/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './test-app.ts';

describe.skipIf(findPostgres() === undefined)('a table in one tap, across two nodes', () => {
  let postgres: TemporaryPostgres;
  let nodes: readonly TestApp[];
  beforeAll(async () => {
    postgres = await startPostgres();
    nodes = [await startTestApp('--database', postgres.url), await startTestApp('--database', postgres.url)];
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await postgres.remove();
  });

  it('the first person waits and can play with bots at once; the second, at another node, is seated beside them', async () => {
    const [one, other] = await Promise.all(nodes.map((node) => node.visit()));
    if (one === undefined || other === undefined) throw new Error('two nodes were started');
    await one.page.goto(nodes[0]?.address ?? '');
    const people = one.page.getByRole('region', { name: 'Play with people' });
    await people.getByText('Nobody is waiting right now.').waitFor();
    await people.getByText('Games and time').click();
    for (const game of ['Fotomania', 'Mascarade', 'Picture Perfect']) await people.getByRole('button', { name: game }).click();
    await people.getByRole('button', { name: 'Play with people' }).click();
    await one.page.getByText('Nobody else is here yet.').waitFor();
    await one.page.getByRole('button', { name: 'Play with bots now' }).waitFor();
    await expect
      .poll(
        async () => {
          await other.page.goto(nodes[1]?.address ?? '');
          const waiting = other.page.getByText('1 person is waiting.').waitFor({ timeout: 3000 });
          return waiting.then(
            () => true,
            () => false,
          );
        },
        { timeout: 20_000, interval: 1000 },
      )
      .toBe(true);
    await other.page.getByRole('button', { name: 'Play with people' }).click();
    await other.page.getByText('More people may join.').waitFor();
    await one.page.getByText('More people may join.').waitFor();
    expect(new URL(other.page.url()).pathname).toBe(new URL(one.page.url()).pathname);
  });
});
