import { isRefusal, type OptionField, type Parsed, readOptions } from '@parlour/kernel';
import type { Options } from './types.ts';

export const OPTION_FIELDS: readonly OptionField[] = [
  { key: 'turns', kind: 'choice', values: [1, 2, 3], initial: 3, clause: 'T-05' },
  { key: 'clock', kind: 'choice', values: [0, 15, 30, 60], initial: 30, clause: 'T-06*', clock: true },
];

export function parseOptions(input: unknown, seats: number): Parsed<Options> {
  const values = readOptions(OPTION_FIELDS, input, seats);
  return isRefusal(values) ? values : { ok: values.ok as unknown as Options };
}
