import { isRefusal } from '@parlour/kernel';
import { broadcastTable } from '../output/send.ts';
import { type InputContext, type Room, requestSave, toSavedTable } from '../room/room.ts';
import { parseOptionsForAnySeatCount } from './game-options.ts';
import { possibleGames } from './possible-games.ts';

/** Gives the table one of its possible games, for which a person joins. */
export function settleGame(ctx: InputContext, id: string): void {
  const { room } = ctx;
  if (room.pendingMatch !== null || room.meta.otherGames === undefined || !possibleGames(toSavedTable(room)).includes(id)) return;
  const options = room.game.id === id ? room.options : defaultOptions(room, id);
  if (options === undefined || !becomeGame(room, id)) return;
  const { otherGames: _others, ...meta } = room.meta;
  room.meta = meta;
  room.options = options;
  requestSave(ctx);
  broadcastTable(ctx);
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
