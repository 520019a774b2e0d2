export { type CheckPlan, type CheckResult, checkGame } from './check-game.ts';
export { type HostileMoves, hostileMoves } from './hostile-moves.ts';
export { leakBuilders } from './leak-builders.ts';
export { COMMON_MUTANTS, checkMutants, hiddenFrom, type Mutant, type MutantResult } from './mutants.ts';
export { type PlaythroughPlan, playthrough } from './playthrough.ts';
export { checkPosition, checkTransition, lawChance, type SecrecyTally, type Wire } from './secrecy.ts';
export { secretsOf } from './state-secrets.ts';
