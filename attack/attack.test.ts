import { expect, it } from 'vitest';
import { ATTACKS } from './attacks/index.ts';
import { runAttacks } from './run.ts';

it.each(ATTACKS)('the server holds against $name', async (attack) => {
  const [row] = await runAttacks([attack], true);
  expect(row).toMatchObject({ name: attack.name, held: true });
});
