export { type Balancer, startBalancer } from './cluster/balancer.ts';
export { lanAddresses } from './listen.ts';
export { DEFAULT_LIMITS, DEFAULT_PORT, type Limits, NO_LIMITS, type ServerOptions } from './options.ts';
export { type RunningServer, startServer } from './server.ts';
export { StartProblem } from './start-problem.ts';
export { backUp, restore } from './store/sqlite-backup.ts';
