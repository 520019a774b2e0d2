export { type CheckPlan, type CheckResult, checkGame } from './check.ts';
export { type PlaythroughPlan, playthrough } from './playthrough.ts';
export { checkMutants, COMMON_MUTANTS, type Mutant, type MutantResult } from './mutants.ts';
export { secretsOf } from './walk.ts';
