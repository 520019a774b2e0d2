import { type OptionField, type Parsed, parseOptionValues } from '@parlour/kernel';
import type { Options } from './types.ts';

export const OPTION_FIELDS: readonly OptionField[] = [
  { key: 'turns', kind: 'choice', values: [1, 2, 3], default: 3, clause: 'T-05' },
  { key: 'clock', kind: 'choice', values: [0, 15, 30, 60], default: 30, clause: 'T-06*', clock: true },
];

export const parseOptions = (input: unknown, seats: number): Parsed<Options> => parseOptionValues(OPTION_FIELDS, input, seats);
