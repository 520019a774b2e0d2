import type { AnyGame, GameTypes, Observation, Seat } from '@parlour/kernel';
import type { Area, Who, Words } from '@parlour/words';
import { fotomaniaTable } from './fotomania.ts';
import { mascaradeTable } from './mascarade.ts';
import { hatTable } from './thats-not-a-hat.ts';

/** What a player is asked for; what they type becomes a move, or a word of help. */
export interface Question<Move> {
  readonly prompt: string;
  read(typed: string): { readonly move: Move } | { readonly help: string };
}

/** One game in words: all that a terminal needs to show it and to play it. */
export interface Table<T extends GameTypes> {
  readonly areas: readonly Area[];
  describe(words: Words, event: T['Event'], who: Who, you: Seat | null): string;
  sentence(words: Words, seen: Observation<T>, who: Who, you: Seat | null): string;
  board(words: Words, view: T['View'], who: Who, you: Seat): readonly string[];
  ask(words: Words, view: T['View'], you: Seat, who: Who): Question<T['Move']>;
}

export type AnyTable = Table<GameTypes>;

const TABLES: Readonly<Record<string, AnyTable>> = {
  'thats-not-a-hat': hatTable,
  fotomania: fotomaniaTable,
  mascarade: mascaradeTable,
};

export function tableFor(game: AnyGame): AnyTable | undefined {
  return Object.hasOwn(TABLES, game.id) ? TABLES[game.id] : undefined;
}
