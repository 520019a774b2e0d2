import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFaults, walkScreens } from './screen-walk.ts';
import { ALL_TOURS } from './screens.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp('--pause', '60');
});

afterAll(() => app.close());

/** Faults still left in a tour, over all sizes. A number here only ever goes down; other tours have none. */
const LEFT: Readonly<Record<string, number>> = {
  lobby: 20,
  lessons: 25,
  hat: 30,
  company: 20,
  fotomania: 60,
  mascarade: 80,
  ball: 60,
  picture: 200,
};

/** Long tours play a whole game and look at each scene seven times. */
const WALK_MS = 600_000;

describe('at every size every target can be hit, every text read, and nothing is covered or out of reach', () => {
  for (const { name, scenes } of ALL_TOURS)
    it(
      name,
      async () => {
        const { faults, failed } = await walkScreens(app, { only: (scene) => scenes.includes(scene) });
        expect(failed).toEqual([]);
        const found = listFaults(faults);
        expect(found.filter((line) => line.includes(' unreachable: '))).toEqual([]);
        if (found.length > (LEFT[name] ?? 0)) expect(found).toEqual([]);
      },
      WALK_MS,
    );
});
