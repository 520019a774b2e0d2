export { handle } from './handle.ts';
export type * from './inputs.ts';
export { isHost, newKeeping } from './keeping.ts';
export { newTable, openRoom } from './open.ts';
export { REGULARS } from './robots.ts';
export { isBusy, isConnected, isInFlight, type Room, seatOf, toSave } from './room.ts';
export { ownsSeat, seatOwners } from './seat-owners.ts';
export { goesOnAlone } from './slow.ts';
export { summaryFor, summaryOf, tableInfo } from './tell.ts';
