import { botMatchSteps } from '@parlour/bots';
import { botFor } from '@parlour/games/bots-catalogue';
import { manifestOf } from '@parlour/games/catalogue';
import { MEMORY_TRIALS } from '@parlour/games/memory-catalogue';
import { gameById } from '@parlour/games/rules-catalogue';
import {
  BOT_LEVELS,
  type BotLevel,
  forgettingCurve,
  type GameTypes,
  isRefusal,
  type Match,
  type MemoryCurvePoint,
  type MemoryCurves,
  recordOf,
  seedFromText,
} from '@parlour/kernel';

/** What bots of each level remember in matches among themselves, at as many seats as the game's daily deal has. */
export function measuredCurves(id: string, matches: number): MemoryCurves {
  return Object.fromEntries(BOT_LEVELS.map((level) => [level, measuredCurve(id, level, matches)])) as Record<
    BotLevel,
    readonly MemoryCurvePoint[]
  >;
}

function measuredCurve(id: string, level: BotLevel, matches: number): readonly MemoryCurvePoint[] {
  const game = gameById(id);
  const trialsOf = MEMORY_TRIALS[id];
  const daily = manifestOf(id)?.daily;
  if (game === undefined || trialsOf === undefined || daily === undefined) throw new RangeError(`no memory trials of ${id}`);
  const bots = Array.from({ length: daily.bots + 1 }, () => botFor(id, level));
  const options = game.parseOptions({}, bots.length);
  if (isRefusal(options)) throw new Error(`${id}: ${options.refused}`);
  const trials = Array.from({ length: matches }, (_, index) => {
    const steps = botMatchSteps(game, options.ok, bots, seedFromText(`${id}:${level}:${index}`));
    const entries = steps.flatMap((step) => ('entry' in step ? [step.entry] : []));
    const found = trialsOf(recordOf(steps[0]?.match as Match<GameTypes>, entries));
    if (isRefusal(found)) throw new Error(`${id}: ${found.refused}`);
    return found;
  });
  return forgettingCurve(trials.flat());
}
