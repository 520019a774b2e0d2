export type { AnyBot, Bot } from './bot.ts';
export { BOT_LEVELS, type BotLevel, LEVEL_NAMES, levelNamed } from './levels.ts';
export { randomBot } from './random.ts';
export { beginRecall, type Recollection, recallStep, worldsIn } from './recall.ts';
export { recallFor } from './recalls.ts';
export { botFor } from './registry.ts';
export { type SimulateOptions, type Simulation, simulate } from './simulate.ts';
export { answer, decide, type Question, questionFor, type Sitting, sitDown, volunteers, witness } from './sitting.ts';
export type { Standing } from './standings.ts';
