import type { GameTypes, Observation, Seat } from '@parlour/kernel';
import type { Who } from '../who.ts';
import type { Words } from '../words.ts';

/** What a player is asked for; what they type becomes a move, or a word of help. */
export interface Question<Move> {
  readonly prompt: string;
  read(typed: string): { readonly move: Move } | { readonly help: string };
}

/** One game in words: all that a terminal needs to show it and to play it. */
export interface Table<T extends GameTypes> {
  describe(words: Words, event: T['Event'], who: Who, you: Seat | null): string;
  sentence(words: Words, seen: Observation<T>, who: Who, you: Seat | null): string;
  board(words: Words, view: T['View'], who: Who, you: Seat): readonly string[];
  ask(words: Words, view: T['View'], you: Seat, who: Who): Question<T['Move']>;
}

export type AnyTable = Table<GameTypes>;
