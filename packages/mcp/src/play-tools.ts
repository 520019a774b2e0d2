import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { RefusedError } from '@parlour/client';
import type { Json } from '@parlour/kernel';
import { MAX_CHAT_LENGTH } from '@parlour/protocol';
import { z } from 'zod';
import { AgentError, type AgentSeat } from './agent-seat.ts';
import { explainMalformed } from './malformed-move.ts';
import { MAX_TEXT } from './observation-text.ts';
import { type ToolContext, textResult } from './tool-context.ts';

const MAX_WAIT_S = 60;
const OBSERVED = {
  step: z.number().nullable(),
  seat: z.number().nullable(),
  phase: z.string(),
  yourTurn: z.boolean(),
  over: z.unknown(),
  view: z.unknown().describe('everything your seat may know now'),
};

/** Playing: look, list moves, move, wait, speak. */
export function registerPlayTools({ server, seat, answering }: ToolContext): void {
  server.registerTool(
    'start_game',
    { description: 'Deals the cards. Only the host can.', inputSchema: {} },
    answering(async () => {
      await seat.connection.start();
      return textResult(seat.look().text);
    }),
  );

  const observe = {
    description: 'What your seat sees now, and what happened since you last looked.',
    inputSchema: {},
    outputSchema: OBSERVED,
  };
  server.registerTool(
    'observe',
    observe,
    answering(async () => observation(seat)),
  );

  const list = { from: z.number().int().min(1).default(1).describe('the number of the first move to list') };
  server.registerTool(
    'legal_moves',
    { description: 'Your legal moves, numbered. Where a game has too many, these are examples of their form.', inputSchema: list },
    answering(async ({ from }: { from: number }) => {
      const { moves, complete } = await seat.legalMoves();
      if (moves.length > 0 && from > moves.length)
        throw new AgentError(`There is no move number ${from}: the list ends with ${moves.length}.`);
      const shown = linesWithin(moves.slice(from - 1).map((move, i) => `${from + i} ${JSON.stringify(move)}`));
      const rest = moves.length - (from - 1) - shown.length;
      const notes = [
        ...(rest > 0 ? [`${rest} more: ask with from ${from + shown.length}.`] : []),
        ...(complete ? [] : ['These are examples: other moves of the same form may be legal.']),
      ];
      return textResult([...(moves.length === 0 ? ['Nothing is asked of you now.'] : shown), ...notes].join('\n'));
    }),
  );

  const move = {
    number: z.number().int().min(1).optional().describe('the number of a move in the last legal_moves'),
    move: z.record(z.string(), z.unknown()).optional().describe('a move as JSON, in the form legal_moves shows'),
  };
  server.registerTool(
    'move',
    { description: 'Plays a move, by number or as JSON. Answers once it is stored.', inputSchema: move },
    answering(async ({ number, move: given }: { number?: number | undefined; move?: Record<string, unknown> | undefined }) => {
      if ((number === undefined) === (given === undefined)) throw new AgentError('Give either a number or a move.');
      await play(seat, number === undefined ? (given as Json) : seat.listedMove(number));
      return textResult(`Played.\n${seat.look().text}`);
    }),
  );

  const wait = { seconds: z.number().min(0).max(MAX_WAIT_S).default(30) };
  server.registerTool(
    'wait_for_my_turn',
    { description: 'Waits until the game asks you, is over, or the time is up.', inputSchema: wait, outputSchema: OBSERVED },
    answering(async ({ seconds }: { seconds: number }) => {
      await seat.connection.until(() => seat.connection.isMyTurn || seat.connection.isOver, seconds * 1000);
      return observation(seat);
    }),
  );

  const say = { text: z.string().min(1).max(MAX_CHAT_LENGTH) };
  server.registerTool(
    'say',
    { description: 'Says something to the table.', inputSchema: say },
    answering(async ({ text }: { text: string }) => {
      await seat.connection.say(text);
      return textResult('Said.');
    }),
  );
}

async function play(seat: AgentSeat, move: Json): Promise<void> {
  try {
    await seat.connection.play(move);
  } catch (error) {
    if (!(error instanceof RefusedError) || error.refusal.refused !== 'malformed-move') throw error;
    throw new AgentError(`Refused (malformed-move): ${explainMalformed(move, (await seat.legalMoves()).moves)}`);
  }
}

/** As many lines as fit into one answer, at least one. */
function linesWithin(lines: readonly string[]): readonly string[] {
  let length = 0;
  const end = lines.findIndex((line, i) => {
    length += line.length + 1;
    return i > 0 && length > MAX_TEXT;
  });
  return end < 0 ? lines : lines.slice(0, end);
}

async function observation(seat: AgentSeat): Promise<CallToolResult> {
  const { text, seen } = seat.look();
  const { observation: now } = seen;
  return {
    ...textResult(text),
    structuredContent: {
      step: now?.step ?? null,
      seat: seen.seat,
      phase: seen.table.phase,
      yourTurn: seat.connection.isMyTurn,
      over: now?.over ?? null,
      view: now?.view ?? null,
    },
  };
}
