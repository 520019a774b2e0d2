import { type Chance, type OptionField, type Parsed, parseOptionValues } from '@parlour/kernel';
import { COLOURS, type Colour, leftOutCount } from './cards.ts';
import type { Options } from './types.ts';

const COLOUR_OR_CHANCE = ['random', ...COLOURS];

export const OPTION_FIELDS: readonly OptionField[] = [
  { key: 'leaveOut', kind: 'choice', values: COLOUR_OR_CHANCE, default: 'random', clause: 'F-03*' },
  { key: 'leaveOutToo', kind: 'choice', values: COLOUR_OR_CHANCE, default: 'random', clause: 'F-03*' },
  { key: 'missedOpportunity', kind: 'toggle', default: false, clause: 'F-35' },
  { key: 'openBacks', kind: 'toggle', default: false, clause: 'F-02b*' },
  { key: 'clock', kind: 'choice', values: [0, 30, 60, 120, 300], default: 60, clause: 'F-38*', clock: true },
  { key: 'first', kind: 'seat', default: 'random', clause: 'F-08*' },
];

export const parseOptions = (input: unknown, seats: number): Parsed<Options> => parseOptionValues(OPTION_FIELDS, input, seats);

/** [F-03] [F-03*] The colours that stay in the box: as many wishes of the host as colours are left out, the rest drawn. */
export function coloursLeftOut({ leaveOut, leaveOutToo }: Options, seats: number, chance: Chance): readonly Colour[] {
  const count = leftOutCount(seats);
  return wishedOrDrawn([leaveOut, leaveOutToo].slice(0, count), count, chance);
}

/** In version 1 of the rules the second wish counted wherever the first one left room, also with three players. */
export function coloursLeftOutAtFirst({ leaveOut, leaveOutToo }: Options, seats: number, chance: Chance): readonly Colour[] {
  return wishedOrDrawn([leaveOut, leaveOutToo], leftOutCount(seats), chance);
}

function wishedOrDrawn(wishes: readonly (Colour | 'random')[], count: number, chance: Chance): readonly Colour[] {
  const out: Colour[] = [];
  for (const wish of wishes) {
    if (out.length < count && wish !== 'random' && !out.includes(wish)) out.push(wish);
  }
  while (out.length < count) out.push(chance.pick(COLOURS.filter((colour) => !out.includes(colour))));
  return out;
}
