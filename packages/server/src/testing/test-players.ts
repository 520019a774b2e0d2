import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyGame } from '@parlour/kernel';
import type { ServerMessage } from '@parlour/protocol';
import { AutoPlayer, type PlayerBehaviour, type PlayerObserver } from './auto-player.ts';
import { openTable, type Session, signIn } from './test-client.ts';

export function signInMany(base: string, count: number): Promise<readonly Session[]> {
  return Promise.all(Array.from({ length: count }, (_, i) => signIn(base, `Guest ${i}`)));
}

/** Options under which no step waits for the clock: every seat answers at once. */
export function noClockOptions(game: AnyGame): Readonly<Record<string, unknown>> {
  const clocks = game.optionFields.filter((field) => field.kind === 'choice' && field.values.includes(0));
  return Object.fromEntries(clocks.map(({ key }) => [key, 0]));
}

/** Parses a message as JSON, once for all clients of a table that receive the same bytes. */
function readOnce(): (payload: Buffer) => ServerMessage {
  let bytes: Buffer = Buffer.alloc(0);
  let message: ServerMessage;
  return (payload) => {
    if (bytes.length === 0 || !bytes.equals(payload)) {
      message = JSON.parse(payload.toString('utf8')) as ServerMessage;
      bytes = payload;
    }
    return message;
  };
}

/** A table with all of these clients. They sit down by themselves, and play as soon as the last one sits. */
export async function seatPlayers(
  people: readonly Session[],
  game: AnyGame,
  options: object,
  watch: PlayerObserver,
  habits: PlayerBehaviour = {},
): Promise<AutoPlayer[]> {
  const [host] = people;
  if (host === undefined) throw new Error('nobody');
  const code = await openTable(host, { game: game.id, options });
  const read = readOnce();
  return people.map((session) => new AutoPlayer(session, code, watch, { read, seats: people.length, ...habits }));
}

/** Waits until all of these have received the deal. */
export async function waitForDeal(players: readonly AutoPlayer[], withinMs: number): Promise<boolean> {
  const until = performance.now() + withinMs;
  while (!players.every((player) => player.step >= 0)) {
    if (performance.now() > until) return false;
    await sleep(20);
  }
  return true;
}
