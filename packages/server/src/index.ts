export { ENVIRONMENT_SETTINGS } from './check-settings.ts';
export { type Balancer, startBalancer } from './cluster/balancer.ts';
export { DEFAULT_LIMITS, DEFAULT_PORT, DEFAULT_RETENTION, type Limits, NO_LIMITS, type ServerOptions } from './config.ts';
export { lanAddresses } from './http/listen.ts';
export { retentionDays } from './rooms/retention.ts';
export { tidyStore } from './rooms/tidy-store.ts';
export { type RunningServer, startServer } from './server.ts';
export { StartupError } from './startup-error.ts';
export { backUp, restore } from './store/sqlite/backup.ts';
