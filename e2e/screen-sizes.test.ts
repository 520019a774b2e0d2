import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFaults, walkScreens } from './screen-walk.ts';
import { ALL_TOURS } from './screens.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp('--pause', '60');
});

afterAll(() => app.close());

/** Long tours play a whole game and look at each scene seven times. */
const WALK_MS = 600_000;

describe('at every size every target can be hit, every text read, and nothing is covered or out of reach', () => {
  for (const { name, scenes } of ALL_TOURS)
    it(
      name,
      async () => {
        const { faults, failed } = await walkScreens(app, { only: (scene) => scenes.includes(scene) });
        expect(failed).toEqual([]);
        expect(listFaults(faults)).toEqual([]);
      },
      WALK_MS,
    );
});
