import { isRefusal } from '@parlour/kernel';
import { type Room, toSavedTable } from '../room/room.ts';
import { parseOptionsForAnySeatCount } from './game-options.ts';
import { commonGame, possibleGames } from './possible-games.ts';

/** Gives the table the game that a person who sits down gets there, if any. The others are possible again when they leave. */
export function settleGame(room: Room, games: readonly string[]): boolean {
  const table = toSavedTable(room);
  const id = commonGame(table, games);
  if (id === undefined || id === room.game.id) return id !== undefined;
  const options = defaultOptions(room, id);
  if (options === undefined || !becomeGame(room, id)) return false;
  room.meta = { ...room.meta, otherGames: possibleGames(table).filter((other) => other !== id) };
  room.options = options;
  return true;
}

/** Whether this process knows the game. */
export function becomeGame(room: Room, id: string): boolean {
  const game = room.game.id === id ? room.game : room.env.game?.(id);
  if (game !== undefined) room.game = game;
  return game !== undefined;
}

function defaultOptions({ env, occupants }: Room, id: string): Room['options'] | undefined {
  const game = env.game?.(id);
  const options = game === undefined ? undefined : parseOptionsForAnySeatCount(game, {}, occupants.length);
  return options === undefined || isRefusal(options) ? undefined : options.ok;
}
