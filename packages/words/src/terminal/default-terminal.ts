import { allSeats, type Game, type GameTypes } from '@parlour/kernel';
import { defaultEventText, defaultMoveLabel, defaultStatusText } from '../defaults/default-sentences.ts';
import { viewFacts } from '../defaults/view-facts.ts';
import { numberedPrompt } from './numbered-prompt.ts';
import type { TerminalGame } from './terminal-game.ts';

/** A game in the terminal by the default words: its view as lines, its legal moves as numbers. */
export function defaultTerminal<T extends GameTypes>(game: Game<T>): TerminalGame<T> {
  const { id: area } = game;
  return {
    describe: (words, event, who, you) => defaultEventText({ words, area, who }, event, you),
    sentence: (words, seen, who, you) => defaultStatusText({ words, area, who }, seen, you),
    board(words, view, who) {
      const seats = seatsIn(view);
      const { shared, own, ofSeats } = viewFacts({ words, area, who }, view, seats, game.privateKeys);
      return [
        ...allSeats(seats).map((seat) => [who(seat), ...(ofSeats[seat] ?? []).map(({ label, text }) => `${label} ${text}`)].join(' | ')),
        ...[...shared, ...own].map(({ label, text }) => `${label}: ${text}`),
      ];
    },
    ask(words, view, you, who) {
      const moves = game.legalMoves(view, you).map((move) => [defaultMoveLabel({ words, area, who }, move), move] as const);
      return numberedPrompt(words, moves, '\n');
    },
  };
}

/** The number of seats, where the view holds it under that name. */
function seatsIn(view: object): number {
  return 'seats' in view && typeof view.seats === 'number' ? view.seats : 0;
}
