import { hiddenFrom, type Mutant } from '@parlour/kernel/laws';
import type { AnyBot } from '../bot.ts';
import { observeStep } from '../bot-player.ts';
import { memoryWire } from './memory-wire.ts';

/** A bot that adds something of the hidden state to its memory. */
function cheating(name: string, bot: AnyBot, seen: (hidden: number) => number): Mutant {
  return {
    name,
    plantInWire: () =>
      memoryWire(bot, (player, step) => {
        const { memory, ...next } = observeStep(player, step);
        return { ...next, memory: { ...(memory as object), seen: seen(hiddenFrom(step.match.state, player.seat)) } };
      }),
  };
}

/** Bots that cheat: each remembers what its seat did not see. The law of secrecy must find them. */
export const memoryMutants = (bot: AnyBot): readonly Mutant[] => [
  cheating('a bot looks at the hidden state', bot, (hidden) => hidden),
  cheating('a bot keeps one bit of the hidden state', bot, (hidden) => hidden % 2),
];
