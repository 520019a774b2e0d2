import type { TestProject } from 'vitest/node';
import { ensureBuilt, SERVERS } from './build.mjs';

/** Builds what the tests start before the first of them, and again before they run again. */
export default async function buildServers(project: TestProject): Promise<void> {
  await ensureBuilt([SERVERS]);
  project.onTestsRerun(() => ensureBuilt([SERVERS]));
}
