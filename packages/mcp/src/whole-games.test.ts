import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { gameById } from '@parlour/games/rules-catalogue';
import { wordAreas } from '@parlour/games/words-catalogue';
import { allSeats, eventsFor, isRecord, isRefusal, type Json, type MatchRecord, observe, replay, type Seat } from '@parlour/kernel';
import { parseReplay, type TableInfo } from '@parlour/protocol';
import { type RunningServer, startServer } from '@parlour/server';
import { TEST_OPTIONS } from '@parlour/server/testing';
import { loadWords } from '@parlour/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAgentServer } from './agent-server.ts';
import { MAX_TEXT, observationText } from './observation-text.ts';

let server: RunningServer;
let url = '';
beforeAll(async () => {
  server = await startServer(TEST_OPTIONS);
  url = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.close());

interface Answer {
  readonly text: string;
  readonly isError: boolean;
  readonly seen: Record<string, unknown>;
  readonly kinds: readonly string[];
}

/** An agent with the official client, connected in memory. */
class TestAgent {
  readonly transcript: { readonly step: number; readonly seat: Seat; readonly view: Json; readonly text: string }[] = [];
  readonly refusals: string[] = [];
  longest = 0;
  readonly #client = new Client({ name: 'test', version: '1' });

  static async connect(name: string): Promise<TestAgent> {
    const agent = new TestAgent();
    const [mine, theirs] = InMemoryTransport.createLinkedPair();
    await createAgentServer({ url, name, version: '1', drawPhoto: () => Buffer.from('picture') }).connect(theirs);
    await agent.#client.connect(mine);
    return agent;
  }

  async call(name: string, args: Record<string, unknown> = {}): Promise<Answer> {
    const result = await this.#client.callTool({ name, arguments: args });
    const content = (Array.isArray(result.content) ? result.content : []) as { type: string; text?: string }[];
    const text = content.map((part) => part.text ?? '').join('');
    if (name !== 'replay' && name !== 'rules') this.longest = Math.max(this.longest, text.length);
    if (result.isError === true) this.refusals.push(`${name} ${JSON.stringify(args)}: ${text}`);
    const seen = isRecord(result.structuredContent) ? result.structuredContent : {};
    if (typeof seen.step === 'number' && typeof seen.seat === 'number')
      this.transcript.push({ step: seen.step, seat: seen.seat, view: seen.view as Json, text });
    return { text, isError: result.isError === true, seen, kinds: content.map(({ type }) => type) };
  }

  /** Plays until the game is over: always the first legal move that ends a decision. */
  async playToEnd(choose: (moves: readonly Json[], turn: number) => number): Promise<void> {
    for (let turn = 0; turn < 3000; turn++) {
      const { seen } = await this.call('wait_for_my_turn', { seconds: 5 });
      if (seen.over !== null) return;
      if (seen.yourTurn !== true) continue;
      const { text } = await this.call('legal_moves');
      const moves = text
        .split('\n')
        .flatMap((line) => (/^\d+ \{/.test(line) ? [JSON.parse(line.slice(line.indexOf(' ') + 1)) as Json] : []));
      if (moves.length === 0) continue;
      await this.call('move', { number: choose(moves, turn) + 1 });
    }
    throw new Error('the game does not end');
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}

/** A choice that moves every game on: no arranging and no peeking for ever. */
function choose(moves: readonly Json[], turn: number): number {
  const kinds = moves.map((move) => (isRecord(move) && typeof move.do === 'string' ? move.do : ''));
  const closing = kinds.findIndex((kind) => ['close', 'done', 'photo', 'ready', 'pass'].includes(kind));
  return closing >= 0 ? closing : ((turn * 7919 + 104_729) >> 3) % moves.length;
}

const nameOf = (seat: Seat): string => `Agent ${'ABCDEF'[seat]}`;

const TABLES = [
  { game: 'thats-not-a-hat', agents: 3, options: {} },
  { game: 'fotomania', agents: 2, options: {} },
  { game: 'mascarade', agents: 6, options: {} },
  { game: 'picture-perfect', agents: 2, options: {} },
] as const;

describe.each(TABLES)('$game', ({ game, agents: count, options }) => {
  it(`is played to the end by ${count} agents, who see what their seats see`, async () => {
    const noClocks = Object.fromEntries(
      (gameById(game)?.optionFields ?? []).flatMap((field) =>
        field.kind === 'choice' && field.values.includes(0) ? [[field.key, 0]] : [],
      ),
    );
    const agents = await Promise.all(Array.from({ length: count }, (_, i) => TestAgent.connect(nameOf(i))));
    const [host, ...guests] = agents as [TestAgent, ...TestAgent[]];
    const opened = await host.call('open_table', { game, options: { ...noClocks, ...options } });
    const code = /^Table (\w+)/.exec(opened.text)?.[1] ?? '';
    for (const guest of guests) await guest.call('join_table', { code });
    await host.call('start_game');
    await Promise.all(agents.map((agent) => agent.playToEnd(choose)));
    for (const agent of agents) {
      expect(agent.refusals).toEqual([]);
      expect(agent.longest).toBeLessThanOrEqual(MAX_TEXT + 100);
    }
    const kept = parseReplay(JSON.parse((await host.call('replay')).text));
    if (isRefusal(kept)) throw new Error(kept.refused);
    await expectOwnViews(kept.ok.record, agents);
    await Promise.all(agents.map((agent) => agent.close()));
  });
});

/** Each view an agent got is that of its seat at that step, and each line of text tells what this seat knew by then. */
async function expectOwnViews(record: MatchRecord, agents: readonly TestAgent[]): Promise<void> {
  const game = gameById(record.game);
  if (game === undefined) throw new Error(record.game);
  const words = await loadWords('en', ['common', ...wordAreas(game.id)]);
  const seats = agents.map((_, seat) => ({ kind: 'person', person: { name: nameOf(seat), agent: true } }));
  const table = { code: '', phase: 'playing', seats } as unknown as TableInfo;
  const known = agents.map(() => new Set<string>());
  const seen = agents.flatMap(({ transcript }) => transcript);
  let checked = 0;
  replay(game, record, ({ match, events }) => {
    for (const seat of allSeats(agents.length)) {
      const received = [{ step: match.step, events: eventsFor(events, seat) as readonly Json[] }];
      const observation = { ...observe(match, seat), msLeft: null } as never;
      const text = observationText(words, game, { code: '', table, seat, reservedSeat: null, observation, received, chat: [] });
      for (const line of linesOf(text)) known[seat]?.add(line);
    }
    for (const { step, seat, view, text } of seen) {
      if (step !== match.step) continue;
      expect(view).toEqual(JSON.parse(JSON.stringify(match.game.view(match.state, seat))));
      expect(linesOf(text).filter((line) => known[seat]?.has(line) !== true)).toEqual([]);
      checked++;
    }
  });
  expect(checked).toBe(seen.length);
  expect(checked).toBeGreaterThan(agents.length);
}

/** What a text says about the match; the first two lines are about the table. */
const linesOf = (text: string): readonly string[] => text.split('\n').slice(2);
