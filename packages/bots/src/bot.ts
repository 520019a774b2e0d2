import type { Chance, GameTypes, Json, Seat, Temperament } from '@parlour/kernel';

/**
 * A player that receives its own view and its own events and nothing else.
 * Its memory is plain data that only the bot reads. The same chance gives the same memory, so a restarted server rebuilds
 * its bots from the log.
 */
export interface Bot<T extends GameTypes, Memory extends Json = Json> {
  readonly game: string;
  readonly level: string;
  /** Absent where the bot is even-tempered. */
  readonly temperament?: Temperament;
  /** Called before the first event, when the bot takes its seat. */
  start(seat: Seat, view: T['View'], chance: Chance): Memory;
  /** Called after every step, with the events of the bot's seat and its view. Returns the new memory. */
  observe(memory: Memory, events: readonly T['Event'][], view: T['View'], seat: Seat, chance: Chance): Memory;
  choose(memory: Memory, view: T['View'], seat: Seat, chance: Chance): T['Move'];
  /** Called when the match waits only for the clock and the bot may act: a move, or null. A bot without this never acts unasked. */
  chooseOptional?(memory: Memory, view: T['View'], seat: Seat, chance: Chance): T['Move'] | null;
  /** Whether choosing in this view takes so long that it must not block the process. */
  isSlow?(view: T['View']): boolean;
}

export type AnyBot = Bot<GameTypes>;
