import { type GameTypes, isOver, isRefusal, type Match, play, type Seat, startMatch } from '@parlour/kernel';
import { deterministicPick } from '@parlour/server/testing';
import { gameById } from '../../games/rules-catalogue.ts';
import { SEATS } from './seats.ts';

export interface ScriptedMove {
  readonly seat: Seat;
  readonly name: string;
  readonly args: readonly (number | string)[];
}

/** Moves for the competitors' tables that fit every deal, so that no client has to understand the answers. */
export interface MoveScript {
  /** The game's name at the competitors. */
  readonly game: string;
  /** The place of Sunset in the deck; the order of moves depends on it. */
  readonly sunset?: number;
  /** Moves of a match. */
  readonly length: number;
  at(move: number): ScriptedMove;
}

/** In the competitors' hat game all gifts go in one direction: a giver names, the next one accepts and gives. It never ends. */
export const HAT_SCRIPT: MoveScript = {
  game: 'hat',
  length: Number.POSITIVE_INFINITY,
  at: (move) => ({ seat: Math.ceil(move / 2) % SEATS, ...(move % 2 === 0 ? { name: 'name', args: [7] } : { name: 'thank', args: [] }) }),
};

/** A whole match of Fotomania. What can be taken and advanced depends only on numbers of cards, never on which cards they are. */
export function fotomaniaScript(): MoveScript {
  const game = gameById('fotomania');
  const options = game?.parseOptions({ first: 0, clock: 0 }, SEATS);
  if (game === undefined || options === undefined || isRefusal(options)) throw new Error('fotomania is gone');
  let { match } = startMatch(game, options.ok, SEATS, new Uint8Array(32));
  const { deck } = match.state as { readonly deck: readonly { readonly secret: unknown }[] };
  const said: ScriptedMove[] = [];
  for (;;) {
    const next = anyMove(match);
    if (next === undefined) break;
    said.push(next.said);
    match = next.match;
  }
  return {
    game: 'fotomania',
    sunset: deck.findIndex(({ secret }) => secret === 'sunset'),
    length: said.length,
    at: (move) => said[move % said.length] as ScriptedMove,
  };
}

/** A move as Parlour's players make it. */
function anyMove(match: Match<GameTypes>): { readonly said: ScriptedMove; readonly match: Match<GameTypes> } | undefined {
  const { status, game, pending, step } = match;
  if (isOver(status)) return undefined;
  const seat = status.must[pending.length] as Seat;
  const moves = game.legalMoves(game.view(match.state, seat), seat);
  const move = deterministicPick(moves, step, seat) as object;
  const played = play(match, seat, move);
  if (isRefusal(played)) throw new Error(`a legal move was refused: ${played.refused}`);
  const { do: name, ...rest } = move as { do: string } & Record<string, number | string>;
  return { said: { seat, name, args: Object.values(rest) }, match: played.match };
}
