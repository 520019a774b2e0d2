import { isRecord } from '@parlour/kernel';
import { BOT_LEVELS, type BotLevel } from '@parlour/protocol';
import { deviceStorage } from '@parlour/ui/browser/storage.ts';
import { defaultBotCount, type GameEntry } from './game-catalogue.ts';

/** How a person plays a game with bots. */
export interface BotGameChoice {
  readonly bots: number;
  readonly level: BotLevel;
  /** Has no effect in a game without memory help. */
  readonly memoryHelp: boolean;
  /** Clocks run as the game proposes; otherwise nobody is hurried. */
  readonly clocks: boolean;
}

const keyOf = ({ id }: GameEntry): string => `parlour.bot-game.${id}`;

/** Whether this game was never begun with bots on this device. */
export const isFirstGame = (entry: GameEntry): boolean => readSaved(keyOf(entry)).bots === undefined;

/** The last choice for this game, or one that suits a first match: no clock, because only bots wait. */
export function rememberedChoice(entry: GameEntry): BotGameChoice {
  const { min, max } = entry.seats;
  const saved = readSaved(keyOf(entry));
  const bots = Number.isInteger(saved.bots) ? (saved.bots as number) : defaultBotCount(entry);
  return {
    bots: Math.min(max - 1, Math.max(min - 1, bots)),
    level: BOT_LEVELS.find((level) => level === saved.level) ?? 'normal',
    memoryHelp: saved.memoryHelp === true,
    clocks: saved.clocks === true,
  };
}

export function rememberChoice(entry: GameEntry, choice: BotGameChoice): void {
  deviceStorage.write(keyOf(entry), choice);
}

/** The game options and bots of a table with this choice. */
export function botGameSetup({ clocks, memoryHelp }: GameEntry, choice: BotGameChoice) {
  const options: Record<string, number | boolean> = choice.clocks ? {} : Object.fromEntries(clocks.map((key) => [key, 0]));
  if (memoryHelp !== undefined) options[memoryHelp] = choice.memoryHelp;
  return { options, bots: Array.from({ length: choice.bots }, () => choice.level) };
}

function readSaved(key: string): Record<string, unknown> {
  const saved = deviceStorage.read(key);
  return isRecord(saved) ? saved : {};
}
