import type { GameTypes, Observation, Seat } from '@parlour/kernel';
import type { SeatName } from '../seat-name.ts';
import type { Words } from '../words.ts';

/** A question to a player; the typed text becomes a move, or a help text. */
export interface Prompt<Move> {
  readonly prompt: string;
  read(typed: string): { readonly move: Move } | { readonly help: string };
}

/** One game in words: everything a terminal needs to show and play it. */
export interface TerminalGame<T extends GameTypes> {
  describe(words: Words, event: T['Event'], who: SeatName, you: Seat | null): string;
  sentence(words: Words, seen: Observation<T>, who: SeatName, you: Seat | null): string;
  board(words: Words, view: T['View'], who: SeatName, you: Seat): readonly string[];
  ask(words: Words, view: T['View'], you: Seat, who: SeatName): Prompt<T['Move']>;
}

export type AnyTerminalGame = TerminalGame<GameTypes>;
