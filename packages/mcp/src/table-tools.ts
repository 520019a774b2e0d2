import { matchReplay, publicTables } from '@parlour/client';
import { MANIFESTS } from '@parlour/games/catalogue';
import { rulebookFor } from '@parlour/games/terminal-catalogue';
import { wordAreas } from '@parlour/games/words-catalogue';
import { BOT_LEVELS, VISIBILITIES } from '@parlour/protocol';
import { clauseKey, loadWords, type MessageKey, type Rulebook } from '@parlour/words';
import { z } from 'zod';
import { AgentError } from './agent-seat.ts';
import { type ToolContext, textResult } from './tool-context.ts';

const GAME = z.enum(MANIFESTS.map(({ id }) => id)).describe('the game');

/** Finding, opening and joining tables; the rules; replays. */
export function registerTableTools({ server, seat, answering }: ToolContext): void {
  server.registerTool(
    'list_games',
    { description: 'The games that can be played here.', inputSchema: {} },
    answering(async () => {
      const words = await loadWords('en', ['home']);
      return textResult(
        MANIFESTS.map(
          ({ id, seats, minutes }) =>
            `${id}: ${words.t(`game.${id}` as MessageKey)}, ${seats.min}-${seats.max} players, ${minutes} minutes`,
        ).join('\n'),
      );
    }),
  );

  server.registerTool(
    'rules',
    { description: 'The rules of a game, clause by clause.', inputSchema: { game: GAME } },
    answering(async ({ game }: { game: string }) => {
      const book: Rulebook | undefined = rulebookFor(game);
      if (book === undefined) throw new AgentError(`There is no game ${game}. Use list_games.`);
      const words = await loadWords('en', wordAreas(game));
      const area = book[0]?.title.split('.rules.')[0] ?? game;
      return textResult(
        book
          .map(({ title, clauses }) =>
            [words.t(title), ...clauses.map((clause) => `${clause} ${words.t(clauseKey(area, clause))}`)].join('\n'),
          )
          .join('\n\n'),
      );
    }),
  );

  server.registerTool(
    'list_tables',
    { description: 'Public tables that wait for players.', inputSchema: {} },
    answering(async () => {
      const tables = await publicTables(await seat.session());
      return textResult(
        tables.length === 0
          ? 'No public table waits for players. Use open_table.'
          : tables
              .map(
                ({ code, game, phase, names, maxSeats }) =>
                  `${code}: ${game}, ${phase}, ${names.length} of ${maxSeats}: ${JSON.stringify(names)}`,
              )
              .join('\n'),
      );
    }),
  );

  const newTable = {
    game: GAME,
    bots: z.number().int().min(0).max(11).default(0).describe('how many bots play'),
    level: z.enum(BOT_LEVELS).default('normal').describe('the level of the bots'),
    visibility: z.enum(VISIBILITIES).default('private'),
    agents: z.enum(['invited', 'open']).default('open').describe('whether other agents may sit down'),
    options: z.record(z.string(), z.unknown()).default({}).describe('options of the game'),
  };
  server.registerTool(
    'open_table',
    { description: 'Opens a table. You get the first seat and are host; start_game deals.', inputSchema: newTable },
    answering(async ({ game, bots, level, visibility, agents, options }: z.infer<z.ZodObject<typeof newTable>>) => {
      const code = await seat.open({
        game,
        bots: Array.from({ length: bots }, () => level),
        visibility,
        options,
        settings: { agents, tempo: 'brisk' },
      });
      return textResult(`Table ${code}. Others join with this code.\n${seat.look().text}`);
    }),
  );

  server.registerTool(
    'join_table',
    {
      description: 'Goes to a table and takes a free seat, or your own back from a bot; else watches a running game.',
      inputSchema: { code: z.string().describe('the code of the table') },
    },
    answering(async ({ code }: { code: string }) => {
      await seat.join(code);
      return textResult(seat.look().text);
    }),
  );

  server.registerTool(
    'leave_table',
    { description: 'Leaves the table. In a running game a bot takes your seat.', inputSchema: {} },
    answering(async () => {
      seat.connection.send({ type: 'leave-seat' });
      await seat.connection.until(() => seat.connection.seat === null, 2000);
      seat.leave();
      return textResult('You left the table.');
    }),
  );

  server.registerTool(
    'replay',
    { description: 'The record of the last finished game at your table: players, options and every move.', inputSchema: {} },
    answering(async () => {
      const { match, phase } = seat.connection.table;
      if (match === null || phase === 'playing') throw new AgentError('The game is not over yet.');
      return textResult(JSON.stringify(await matchReplay(await seat.session(), match)));
    }),
  );
}
