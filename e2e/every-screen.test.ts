import { beforeAll, expect, it } from 'vitest';
import { checkAccessibility } from './accessibility.ts';
import { FAULT_KINDS, listFaults, type ScreenReport, walkScreens } from './screen-walk.ts';
import { ALL_TOURS } from './screens.ts';

let report: ScreenReport;
beforeAll(async () => {
  report = await walkScreens({ check: checkAccessibility });
}, 900_000);

it('reaches every screen', () => {
  expect(report.failed).toEqual([]);
  expect(new Set(report.faults.map(({ scene }) => scene))).toEqual(new Set(ALL_TOURS.flatMap(({ scenes }) => scenes)));
});

it.each(FAULT_KINDS)('no %s is wrong on any screen at any size', (kind) => {
  const faults = report.faults.map((each) => ({ ...each, faults: each.faults.filter((fault) => fault.kind === kind) }));
  expect(listFaults(faults)).toEqual([]);
});

it('every screen passes axe in both themes, names every button differently, has every word translated, and fits long words and right to left', () => {
  expect(report.findings).toEqual({});
});
