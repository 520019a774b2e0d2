import { type OptionField, type Parsed, parseOptionValues } from '@parlour/kernel';
import type { Options } from './types.ts';

export const OPTION_FIELDS: readonly OptionField[] = [
  { key: 'rounds', kind: 'choice', values: ['one', 'each'], default: 'one', clause: 'H-19' },
  { key: 'colour', kind: 'choice', values: ['both', 'black', 'white'], default: 'both', clause: 'H-21' },
  { key: 'twoGifts', kind: 'toggle', default: false, clause: 'H-22' },
  { key: 'memoryHelp', kind: 'toggle', default: false, clause: 'H-25*' },
  { key: 'clock', kind: 'choice', values: [0, 15, 30, 60, 120], default: 30, clause: 'H-26*', clock: true },
  { key: 'show', kind: 'choice', values: [0, 3, 4, 5], default: 3, clause: 'H-07' },
  { key: 'ready', kind: 'toggle', default: true, clause: 'H-04' },
  { key: 'first', kind: 'seat', default: 'random', clause: 'H-06*' },
];

export const parseOptions = (input: unknown, seats: number): Parsed<Options> => parseOptionValues(OPTION_FIELDS, input, seats);

/** [H-22] Two players always have two gifts each. */
export function giftsEach(options: Options, seats: number): number {
  return options.twoGifts || seats === 2 ? 2 : 1;
}

/** [H-19] */
export function roundsOf(options: Options, seats: number): number {
  return options.rounds === 'each' ? seats : 1;
}
