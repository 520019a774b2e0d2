import type { MatchReplay } from '@parlour/protocol';
import { BOT_PERSONAS } from '@parlour/protocol';
import { botRecord } from './bot-record.ts';

/** A match that bots played to its end, as a replay file. */
export function botReplay(id: string, players: number, options: object = {}, seed = 'film'): MatchReplay {
  const levels = Array.from({ length: players }, () => 'easy' as const);
  const cast = BOT_PERSONAS.slice(0, players).map((player) => ({ ...player, bot: 'easy' as const }));
  return { id: `film-${id}`, record: botRecord({ game: id, levels, seed, options }), players: cast };
}
