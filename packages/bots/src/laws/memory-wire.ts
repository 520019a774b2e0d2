import { allSeats, type GameTypes, type Match, type StepResult } from '@parlour/kernel';
import type { Wire } from '@parlour/kernel/laws';
import type { AnyBot } from '../bot.ts';
import { type BotPlayer, newBotPlayer, observeStep } from '../bot-player.ts';

/** How a bot at a seat takes in a step. */
type Observe = (player: BotPlayer, step: StepResult<GameTypes>) => BotPlayer;

/**
 * What the bot of each seat remembers after a step, for the law of secrecy: a memory that differs between two worlds that
 * its seat cannot tell apart holds what the seat did not see. Memories grow over the whole match.
 */
export function memoryWire(bot: AnyBot, observe: Observe = observeStep): Wire {
  const players = new WeakMap<Match<GameTypes>, readonly BotPlayer[]>();
  let seated: readonly BotPlayer[] = [];
  return (before, played, viewers) => {
    // The law asks for all viewers of the real step first, then for one viewer of each other world.
    if (viewers.length > before.seats) {
      seated = players.get(before) ?? allSeats(before.seats).map((seat) => newBotPlayer(bot, before, seat));
      players.set(
        played.match,
        seated.map((player) => observe(player, played)),
      );
    }
    return new Map(
      viewers.map((viewer) => {
        const player = viewer === 'spectator' ? undefined : seated[viewer];
        return [viewer, player === undefined ? [] : [JSON.stringify(observe(player, played).memory)]];
      }),
    );
  };
}

/** Both of two kinds of messages. */
export function joinWires(one: Wire, other: Wire): Wire {
  return (before, played, viewers) => {
    const more = other(before, played, viewers);
    return new Map([...one(before, played, viewers)].map(([viewer, sent]) => [viewer, [...sent, ...(more.get(viewer) ?? [])]]));
  };
}
