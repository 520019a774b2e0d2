import { register } from 'tsx/esm/api';

/** A thread does not inherit the loader of the program that starts it. */
register();
await import('./arena-worker.ts');
