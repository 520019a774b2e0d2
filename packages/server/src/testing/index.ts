export { openTable, request, type Session, signIn, TestSocket } from './client.ts';
export { type Habits, Player, type Watch } from './player.ts';
export { findPostgres, type OwnPostgres, startPostgres } from './postgres.ts';
export { freePort } from './programs.ts';
export { findRedis, type OwnRedis, startRedis } from './redis.ts';
export { type SpawnedServer, spawnProcess, spawnServer, type Usage } from './spawn.ts';
