/** What a node logs as errors while its database fails. Chaos takes any other error for a bug. */
export const STORE_FAILURES = {
  commit: 'a commit was not stored: its writers were refused',
  due: 'due correspondence matches could not be looked up',
  cutOff: 'this node is cut off from the database: its people are sent to other nodes',
} as const;
