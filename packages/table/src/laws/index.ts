export { FRAME_MUTANTS } from './mutants.ts';
export { tableWire } from './wire.ts';
