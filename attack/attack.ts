import type { Session, SpawnedServer } from '@parlour/server/testing';

/** A server with its default limits, in a process of its own, and a player on it whose waiting is measured. */
interface Target {
  readonly server: SpawnedServer;
  readonly port: number;
  readonly eve: Session;
  /** The longest that the other player waited for an answer since the attack began, in milliseconds. */
  readonly worstWaitMs: () => number;
  /** How much memory the server has grown since the attack began, in megabytes. */
  readonly grownMb: () => Promise<number>;
}

interface Outcome {
  readonly held: boolean;
  /** What was measured, with its unit. */
  readonly figure: string;
}

/** One attack: a file in `attacks/` that exports one of these, named in `attacks/index.ts`. */
export interface Attack {
  readonly name: string;
  /** `short` asks for a tenth of the force, for `npm test`. */
  run(target: Target, short: boolean): Promise<Outcome>;
}

export interface Row extends Outcome {
  readonly name: string;
}
