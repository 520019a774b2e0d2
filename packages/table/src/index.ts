export { handle } from './handle.ts';
export type * from './inputs.ts';
export { newTable, openRoom } from './open.ts';
export { isBusy, isInFlight, type Room, seatOf, toSave } from './room.ts';
export { summaryFor, summaryOf, tableInfo } from './tell.ts';
