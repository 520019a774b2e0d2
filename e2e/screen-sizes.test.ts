import { afterAll, beforeAll, expect, it } from 'vitest';
import { FAULT_KINDS, listFaults, type ScreenReport, walkScreens } from './screen-walk.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let report: ScreenReport;
beforeAll(async () => {
  app = await startTestApp();
  report = await walkScreens(app);
}, 900_000);
afterAll(() => app.close());

it('reaches every screen', () => {
  expect(report.failed).toEqual([]);
});

it.each(FAULT_KINDS)('no %s is wrong on any screen at any size', (kind) => {
  const faults = report.faults.map((each) => ({ ...each, faults: each.faults.filter((fault) => fault.kind === kind) }));
  expect(listFaults(faults)).toEqual([]);
});
