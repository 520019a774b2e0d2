import type { MessageKey, Words } from '@parlour/words';
import type { PlayerInfo } from './game-ui.ts';

/** The label of a seat in which a program plays, a bot or an AI agent; null for a person. */
export function programLabel({ bot, agent }: PlayerInfo, words: Words, botKey: MessageKey): string | null {
  if (agent === true) return words.t('seat.agent');
  return bot === null ? null : words.t(botKey);
}
