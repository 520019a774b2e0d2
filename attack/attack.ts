import type { Session, SpawnedServer } from '@parlour/server/testing';

/** A server with its default limits in a separate process, and a player on it whose waiting time is measured. */
export interface Target {
  readonly server: SpawnedServer;
  readonly port: number;
  readonly eve: Session;
  /** The longest wait of that player for an answer since the attack began, in milliseconds. */
  readonly worstWaitMs: () => number;
  /** The growth of the server's memory since the attack began, in megabytes. */
  readonly grownMb: () => Promise<number>;
  /** The growth of the data folder since the attack began, in megabytes. */
  readonly storedMb: () => number;
}

export interface Outcome {
  readonly held: boolean;
  /** The measured value, with its unit. */
  readonly figure: string;
}

/** One attack: exported by a file in `attacks/`, and named in `attacks/index.ts`. */
export interface Attack {
  readonly name: string;
  /** Agents may play on the server. */
  readonly agents?: true;
  /** `short` asks for a tenth of the force, for `npm test`. */
  run(target: Target, short: boolean): Promise<Outcome>;
}

export interface Row extends Outcome {
  readonly name: string;
  /** The processor time of the longest turn of the server's event loop, in milliseconds. */
  readonly loopMs: number;
}
