import { setTimeout as pause } from 'node:timers/promises';
import { type BotLevel, type BotPlayer, chooseMove, newBotPlayer, observeStep } from '@parlour/bots';
import { botFor } from '@parlour/games/bots-catalogue';
import {
  type AddressedEvent,
  type AnyGame,
  type Entry,
  elapse,
  eventsFor,
  type GameTypes,
  isOver,
  isRefusal,
  type Match,
  observe,
  play,
  type Refusal,
  type Seat,
  type Seed,
  type StepResult,
  startMatch,
} from '@parlour/kernel';
import type { AnyTerminalGame } from '@parlour/words';
import { explainRefusal, type SeatName, type Words } from '@parlour/words';
import type { Io } from './io.ts';
import type { LineReader } from './line-reader.ts';

const YOU: Seat = 0;
const BOT_NAMES = ['Ada', 'Bruno', 'Clara', 'Dario', 'Elise', 'Felix', 'Greta', 'Hugo', 'Irene', 'Jonas'];
/** Milliseconds to read one line. */
const READING = 1600;
const WIPE = '\x1b[2J\x1b[3J\x1b[H';

export interface TerminalMatch {
  readonly game: AnyGame;
  readonly table: AnyTerminalGame;
  readonly options: object;
  readonly players: number;
  readonly seed: Seed;
  readonly level: BotLevel;
  readonly words: Words;
  readonly lines: LineReader;
  readonly io: Io;
}

/** Plays a match of one person and bots; it ends early when the person leaves. */
export async function playInTerminal(setup: TerminalMatch): Promise<{ match: Match<GameTypes>; entries: readonly Entry<object>[] }> {
  const { game, options, players, seed, level, words, io } = setup;
  const who: SeatName = (seat) => (seat === YOU ? words.t('cli.you') : (BOT_NAMES[seat - 1] ?? words.t('cli.player', { n: seat + 1 })));
  const started = startMatch(game, options, players, seed);
  const seats = Array.from({ length: players - 1 }, (_, i) => i + 1);
  let match = started.match;
  let bots = seats.map((seat) => observeStep(newBotPlayer(botFor(game.id, level), match, seat), started));
  const entries: Entry<object>[] = [];
  io.out(`${words.t('cli.welcome', { names: words.list(seats.map(who)) })}\n`);
  printEvents(setup, match, started.events, who);
  while (!isOver(match.status)) {
    const played = await nextStep(setup, match, bots, who);
    if (played === undefined) break;
    match = played.match;
    entries.push(played.entry);
    bots = bots.map((player) => observeStep(player, played));
    printEvents(setup, match, played.events, who);
  }
  return { match, entries };
}

function printEvents(
  { table, words, io }: TerminalMatch,
  match: Match<GameTypes>,
  events: readonly AddressedEvent<object>[],
  who: SeatName,
): void {
  const lines = eventsFor(events, YOU).map((event) => table.describe(words, event, who, YOU));
  if (lines.length === 0 && match.step > 0 && !isOver(match.status)) return;
  // Clears what an earlier view showed.
  if (io.outIsTerminal && match.step > 0) io.out(WIPE);
  io.out(`\n${[...lines, table.sentence(words, observe(match, YOU), who, YOU)].join('\n')}\n`);
}

async function nextStep(
  setup: TerminalMatch,
  match: Match<GameTypes>,
  bots: readonly BotPlayer[],
  who: SeatName,
): Promise<StepResult<GameTypes> | undefined> {
  const { waiting, pace } = observe(match, YOU);
  const bot = bots.find(({ seat }) => waiting.includes(seat));
  if (bot !== undefined) {
    if (match.pending.length === 0) await waitToRead(setup, READING);
    return sure(play(match, bot.seat, chooseMove(bot, match)));
  }
  if (waiting.includes(YOU)) return askYou(setup, match, who);
  await waitToRead(setup, (pace?.seconds ?? 0) * 1000);
  return sure(elapse(match));
}

/** Waits only on a terminal. */
async function waitToRead({ io }: TerminalMatch, milliseconds: number): Promise<void> {
  if (io.outIsTerminal) await pause(milliseconds);
}

function sure(played: StepResult<GameTypes> | Refusal): StepResult<GameTypes> {
  if (isRefusal(played)) throw new Error(`a bot or the clock made an illegal move: ${played.refused}`);
  return played;
}

async function askYou(
  { table, words, lines, io }: TerminalMatch,
  match: Match<GameTypes>,
  who: SeatName,
): Promise<StepResult<GameTypes> | undefined> {
  const view = match.game.view(match.state, YOU);
  const question = table.ask(words, view, YOU, who);
  io.out(`\n${table.board(words, view, who, YOU).join('\n')}\n\n${question.prompt}\n> `);
  for (;;) {
    const typed = await lines.next();
    if (typed === undefined) return undefined;
    const answer = question.read(typed);
    const played = 'move' in answer ? play(match, YOU, answer.move) : undefined;
    if (played !== undefined && !isRefusal(played)) return played;
    io.out(`${'help' in answer ? answer.help : isRefusal(played) ? explainRefusal(words, played) : question.prompt}\n> `);
  }
}
