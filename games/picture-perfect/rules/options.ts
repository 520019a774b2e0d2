import { type OptionField, type Parsed, parseOptionValues } from '@parlour/kernel';
import type { Options } from './types.ts';

export const OPTION_FIELDS: readonly OptionField[] = [
  { key: 'auctions', kind: 'toggle', default: false, clause: 'P-04' },
  { key: 'lookClock', kind: 'choice', values: [0, 60, 90, 180], default: 90, clause: 'P-88*', clock: true },
  { key: 'choiceClock', kind: 'choice', values: [0, 30, 45, 90], default: 45, clause: 'P-88*', clock: true },
  { key: 'photoClock', kind: 'choice', values: [0, 120, 240, 480], default: 240, clause: 'P-88*', clock: true },
  { key: 'callClock', kind: 'choice', values: [5, 8, 15], default: 8, clause: 'P-36*' },
  { key: 'notebook', kind: 'toggle', default: false, clause: 'P-87*' },
  { key: 'photoOnly', kind: 'toggle', default: false, clause: 'P-90*' },
  { key: 'first', kind: 'seat', default: 'random', clause: 'P-05*' },
];

export const parseOptions = (input: unknown, seats: number): Parsed<Options> => parseOptionValues(OPTION_FIELDS, input, seats);
