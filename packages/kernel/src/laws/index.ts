export { type CheckPlan, type CheckResult, checkGame } from './check.ts';
export { leaksOf } from './leaks.ts';
export { COMMON_MUTANTS, checkMutants, type Mutant, type MutantResult } from './mutants.ts';
export { type PlaythroughPlan, playthrough } from './playthrough.ts';
export { checkPosition, checkStride, lawChance, type SecrecyTally } from './secrecy.ts';
export { secretsOf } from './walk.ts';
