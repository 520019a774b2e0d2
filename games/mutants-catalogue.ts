import { COMMON_MUTANTS, type Mutant } from '@parlour/kernel/laws';
import { MUTANTS as fotomania } from './fotomania/rules/mutants.ts';
import { MUTANTS as mascarade } from './mascarade/rules/mutants.ts';
import { MUTANTS as picture } from './picture-perfect/rules/mutants.ts';
import { MUTANTS as hat } from './thats-not-a-hat/rules/mutants.ts';

const OWN: Readonly<Record<string, readonly Mutant[]>> = { 'thats-not-a-hat': hat, fotomania, mascarade, 'picture-perfect': picture };

/** Every leak that is planted in a game to prove that the law of secrecy finds it. */
export function mutantsOf(game: string): readonly Mutant[] {
  return [...COMMON_MUTANTS, ...(OWN[game] ?? [])];
}
