import type { FanoutFactory } from './fanout.ts';

/** For nodes of a shared store without Redis: each polls the store. */
export const noFanout: FanoutFactory = () => ({
  healthy: false,
  publish: () => {},
  listen: async () => {},
  leave: () => {},
  close: async () => {},
});
