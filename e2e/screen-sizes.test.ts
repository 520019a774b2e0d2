import { beforeAll, expect, it } from 'vitest';
import { FAULT_KINDS, listFaults, type ScreenReport, walkScreens } from './screen-walk.ts';

let report: ScreenReport;
beforeAll(async () => {
  report = await walkScreens();
}, 900_000);

it('reaches every screen', () => {
  expect(report.failed).toEqual([]);
});

it.each(FAULT_KINDS)('no %s is wrong on any screen at any size', (kind) => {
  const faults = report.faults.map((each) => ({ ...each, faults: each.faults.filter((fault) => fault.kind === kind) }));
  expect(listFaults(faults)).toEqual([]);
});
