import type { Chance, GameTypes, Json, Seat } from '@parlour/kernel';

/**
 * A player who gets what a player gets and nothing else: its own view and what it hears.
 * Its memory is plain data that only it reads; played again with the same chance it comes out the same, so a
 * restarted server rebuilds its bots from the log.
 */
export interface Bot<T extends GameTypes, Memory extends Json = Json> {
  readonly game: string;
  readonly level: string;
  /** Before the first event, when the bot sits down. */
  start(seat: Seat, view: T['View'], chance: Chance): Memory;
  /** After every step: what the bot heard, and what it sees now. Returns the new memory. */
  observe(memory: Memory, heard: readonly T['Event'][], view: T['View'], seat: Seat, chance: Chance): Memory;
  choose(memory: Memory, view: T['View'], seat: Seat, chance: Chance): T['Move'];
  /** When only the clock is waited for and the bot may act: what it plays, or null to let it be. A bot without this never does. */
  chooseOptional?(memory: Memory, view: T['View'], seat: Seat, chance: Chance): T['Move'] | null;
  /** Whether choosing takes so long here that nobody else should have to wait for it. */
  isSlow?(view: T['View']): boolean;
}

export type AnyBot = Bot<GameTypes>;
