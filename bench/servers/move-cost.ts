import { gameById } from '@parlour/games/rules-catalogue';
import {
  type AutoPlayer,
  noClockOptions,
  Pacer,
  type SpawnedServer,
  seatPlayers,
  signInMany,
  sleep,
  waitForDeal,
} from '@parlour/server/testing';

const TABLES = 200;
const SEATS = 4;
const MOVES_PER_SECOND = 300;
const TIMEOUT_MS = 60_000;
const WARM_UP_MS = 3000;
const MEASURED_MS = 10_000;

export interface MoveCost {
  /** CPU of all nodes without any player, in milliseconds a second. */
  readonly empty: number;
  /** What one idle player adds to that, in microseconds a second. */
  readonly idle: number;
  /** CPU of all nodes for one move at a steady rate, in microseconds. It includes idle players, not the empty nodes. */
  readonly move: number;
  readonly movesPerSecond: number;
}

/** The CPU cost of players for the nodes behind one address: idle, and at a steady rate of moves. */
export async function measureMoveCost(base: string, nodes: readonly SpawnedServer[]): Promise<MoveCost> {
  const game = gameById('thats-not-a-hat');
  if (game === undefined) throw new Error('no such game');
  const pacer = new Pacer();
  let moves = 0;
  const players: AutoPlayer[] = [];
  // A node that has just started still compiles its code.
  await sleep(WARM_UP_MS);
  const empty = await during(nodes, () => sleep(MEASURED_MS));
  try {
    const people = await signInMany(base, SEATS);
    const options = { ...noClockOptions(game), ready: false, show: 0 };
    for (let i = 0; i < TABLES; i++) {
      const watch = { acknowledged: () => void moves++ };
      players.push(...(await seatPlayers(people, game, options, watch, { choose: ([first]) => first, pace: pacer.pace })));
    }
    if (!(await waitForDeal(players, TIMEOUT_MS))) throw new Error('not everybody could sit down');
    await sleep(WARM_UP_MS);
    const looking = await during(nodes, () => sleep(MEASURED_MS));
    pacer.start(MOVES_PER_SECOND);
    // Of several nodes each has a part of the moves, and V8 compiles after as many calls.
    await sleep(WARM_UP_MS * nodes.length);
    const before = moves;
    const playing = await during(nodes, () => sleep(MEASURED_MS));
    const made = moves - before;
    return {
      empty: Number((empty / MEASURED_MS).toFixed(1)),
      idle: Math.round(((looking - empty) / players.length / MEASURED_MS) * 1000),
      move: Math.round((playing - empty) / made),
      movesPerSecond: Math.round((made * 1000) / MEASURED_MS),
    };
  } finally {
    pacer.stop();
    for (const player of players) player.stop();
  }
}

/** CPU that the nodes used meanwhile, in microseconds. */
async function during(nodes: readonly SpawnedServer[], task: () => Promise<void>): Promise<number> {
  const before = await cpuOf(nodes);
  await task();
  return (await cpuOf(nodes)) - before;
}

export async function cpuOf(nodes: readonly SpawnedServer[]): Promise<number> {
  const used = await Promise.all(nodes.map((node) => node.usage()));
  return used.reduce((sum, { cpu }) => sum + cpu.user + cpu.system, 0);
}
