export { openTable, request, type Session, signIn, TestSocket, Unserved } from './client.ts';
export { dealt, gather, guests, pause, unhurried } from './crowd.ts';
export { type Ears, Line } from './line.ts';
export { type LoadPlan, type LoadReport, quantiles, runLoad } from './load.ts';
export { Pacer } from './pacer.ts';
export { type Habits, Player, type Watch } from './player.ts';
export { type SpawnedServer, spawnProcess, spawnServer, type Usage } from './spawn.ts';
