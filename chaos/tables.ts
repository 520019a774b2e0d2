import type { AnyGame, Chance } from '@parlour/kernel';
import { AutoPlayer, noClockOptions, openTable, type Session } from '@parlour/server/testing';
import { GAMES } from '../games/rules-catalogue.ts';
import { ClientLog } from './client-log.ts';

/** The pause of a client before a move, in milliseconds. */
const THINKING_MS = 60;
const MAX_PEOPLE = 4;

export interface TablePlan {
  readonly game: AnyGame;
  readonly people: number;
  readonly bots: number;
  readonly spectators: number;
  readonly options: object;
}

/** A client, and what it received. */
interface Guest {
  readonly player: AutoPlayer;
  readonly clientLog: ClientLog;
}

export interface ChaosTable {
  readonly code: string;
  readonly guests: readonly Guest[];
}

/** All games in turn, starting with a random one. */
export function drawTables(chance: Chance, count: number): readonly TablePlan[] {
  const first = chance.below(GAMES.length);
  return Array.from({ length: count }, (_, i) => drawTable(chance, GAMES[(first + i) % GAMES.length] as AnyGame));
}

function drawTable(chance: Chance, game: AnyGame): TablePlan {
  const bots = chance.below(3);
  const people = Math.max(2, game.seats.min - bots, Math.min(MAX_PEOPLE, game.seats.max - bots) - chance.below(2));
  // At half of the tables that have a clock it decides something.
  const shows = game.optionFields.some(({ key }) => key === 'show') && chance.below(2) === 0 ? { show: 3 } : {};
  return { game, people, bots, spectators: chance.below(2), options: { ...noClockOptions(game), ...shows } };
}

/** Opens a table whose clients sit down and play one match after the other. They connect through `through`. */
export async function openChaosTable(plan: TablePlan, people: readonly Session[], through: string, chance: Chance): Promise<ChaosTable> {
  const { game, options, bots } = plan;
  const [host] = people;
  if (host === undefined) throw new Error('nobody');
  const code = await openTable(host, { game: game.id, options, bots: Array.from({ length: bots }, () => 'easy') });
  const seats = plan.people + bots;
  const guests = people.slice(0, plan.people + plan.spectators).map((session, i) => {
    const isSeated = i < plan.people;
    const clientLog = new ClientLog(isSeated ? `guest ${i}` : `spectator ${i}`);
    const habits = {
      choose: (moves: readonly object[]) => (moves.length === 0 ? undefined : chance.pick(moves)),
      pace: (move: () => void) => void setTimeout(move, chance.below(THINKING_MS)),
      read: clientLog.read,
      ...(isSeated ? { seats } : {}),
    };
    return { clientLog, player: new AutoPlayer({ ...session, base: through }, code, {}, habits) };
  });
  return { code, guests };
}
