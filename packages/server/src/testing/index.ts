export { openTable, request, type Session, signIn, TestSocket } from './client.ts';
export { type Habits, Player, type Watch } from './player.ts';
export { type SpawnedServer, spawnProcess, spawnServer, type Usage } from './spawn.ts';
