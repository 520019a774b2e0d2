export { joinWires, memoryWire } from './memory-wire.ts';
export { memoryMutants } from './mutants.ts';
