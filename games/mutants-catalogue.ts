// Written by `npm run games:write` from the folders beside this file.
import { COMMON_MUTANTS, type Mutant } from '@parlour/kernel/laws';
import { MUTANTS as fotomania } from './fotomania/rules/mutants.ts';
import { MUTANTS as mascarade } from './mascarade/rules/mutants.ts';
import { MUTANTS as picturePerfect } from './picture-perfect/rules/mutants.ts';
import { MUTANTS as thatsNotAHat } from './thats-not-a-hat/rules/mutants.ts';

const OWN: Readonly<Record<string, readonly Mutant[]>> = {
  'thats-not-a-hat': thatsNotAHat,
  fotomania,
  mascarade,
  'picture-perfect': picturePerfect,
};

/** Every leak that is planted in a game to prove that the law of secrecy finds it. */
export const mutantsOf = (game: string): readonly Mutant[] => [...COMMON_MUTANTS, ...(OWN[game] ?? [])];
