import type { Chance, GameTypes, Json, Seat } from '@parlour/kernel';
import type { Bot } from '../bot.ts';

/** What an exploiter does differently: undefined where it plays as the bot it is made of. */
type Choose<T extends GameTypes, Memory extends Json> = (
  memory: Memory,
  view: T['View'],
  seat: Seat,
  chance: Chance,
) => T['Move'] | undefined;

/** A bot that plays as another one, except for some choices. Its optional moves are those of the other. */
export function variantOf<T extends GameTypes, Memory extends Json>(bot: Bot<T, Memory>, choose: Choose<T, Memory>): Bot<T, Memory> {
  return {
    ...bot,
    choose: (memory, view, seat, chance) => choose(memory, view, seat, chance) ?? bot.choose(memory, view, seat, chance),
  };
}
