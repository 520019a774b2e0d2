import type { Json } from '@parlour/kernel';
import type { ClientMessage, Frame, ServerMessage, TableInfo, WireObservation } from '@parlour/protocol';
import { describe, expect, it } from 'vitest';
import { connectTable } from './table-client.ts';
import type { TransportListener } from './transport.ts';

const TABLE: TableInfo = {
  code: 'RUMBA',
  game: 'thats-not-a-hat',
  visibility: 'private',
  rated: false,
  phase: 'playing',
  host: 'ada',
  options: {},
  seats: [],
  maxSeats: 8,
  settings: {
    spectators: 'open',
    lateJoin: 'ask',
    timeControl: 'live',
    series: 'single',
    absent: 'wait',
    tempo: 'normal',
    agents: 'invited',
    voice: 'players',
  },
  sharedScreen: null,
  seatRequests: [],
  codeRequests: [],
  rematch: [],
  paused: false,
  series: null,
  spectators: 0,
  match: 'm1',
  seedHash: 'next hash',
};

const OBSERVATION: WireObservation = {
  step: 4,
  view: { phase: 'name', said: null, totals: [0, 0] },
  waiting: [0],
  may: [],
  pace: { name: 'name', seconds: 30 },
  sealed: null,
  over: null,
  seedHash: 'hash',
  seed: null,
  msLeft: 30_000,
};

const frame = (step: number, view: Frame['view'], events: Frame['events'] = []): ServerMessage => {
  const { waiting, pace } = OBSERVATION;
  return { type: 'frame', frame: { step, view, events, waiting, pace } };
};

function sitDown(observation: WireObservation | null = OBSERVATION) {
  const sent: ClientMessage[] = [];
  let line: TransportListener | undefined;
  let keys = 0;
  let now = 1000;
  const client = connectTable(
    (given) => {
      line = given;
      return { send: (message) => sent.push(message), close: () => undefined };
    },
    { now: () => now, freshKey: () => `key${++keys}` },
  );
  const receive = (message: ServerMessage) => line?.message(message);
  const welcome = () => receive({ type: 'welcome', version: 1, you: 'ada', seat: 0, table: TABLE, observation, chat: [] });
  welcome();
  const passes = (ms: number) => {
    now += ms;
  };
  return { client, sent, receive, welcome, passes, lose: () => line?.lost(), state: () => client.store.getState() };
}

describe('a move that an error keeps from being sent', () => {
  /** A table whose connection fails this many times. */
  function failing(times: number, failKey = false) {
    const sent: ClientMessage[] = [];
    let failures = times;
    let line: TransportListener | undefined;
    const mayFail = () => {
      if (failures-- > 0) throw new TypeError('broken');
    };
    const client = connectTable(
      (given) => {
        line = given;
        return {
          send: (message) => {
            if (!failKey) mayFail();
            sent.push(message);
          },
          close: () => undefined,
        };
      },
      {
        now: () => 0,
        freshKey: () => {
          if (failKey) mayFail();
          return `key${sent.length}`;
        },
      },
    );
    line?.message({ type: 'welcome', version: 1, you: 'ada', seat: 0, table: TABLE, observation: OBSERVATION, chat: [] });
    return { client, sent, line, state: () => client.store.getState() };
  }

  it.each([true, false])('can be tried again, and others can be made instead (no key: %s)', (failKey) => {
    const { client, sent, state } = failing(2, failKey);
    expect(() => client.choose({ do: 'thank' })).toThrow('broken');
    expect([state().sent, state().unsent]).toEqual([null, { step: 4, move: { do: 'thank' } }]);
    expect(() => client.retry()).toThrow('broken');
    client.retry();
    expect([state().sent?.move, state().unsent]).toEqual([{ do: 'thank' }, null]);
    expect(sent.filter(({ type }) => type === 'move')).toHaveLength(1);
  });

  it('is not sent any more after a new decision', () => {
    const { client, sent, line, state } = failing(1);
    expect(() => client.choose({ do: 'thank' })).toThrow('broken');
    line?.message({ type: 'observation', observation: { ...OBSERVATION, step: 5 }, events: [] });
    client.retry();
    expect([state().unsent, sent]).toEqual([null, []]);
  });

  it('is given back when the table itself fails', () => {
    const { client, state } = failing(0);
    client.choose({ do: 'thank' });
    client.fail();
    expect([state().sent, state().unsent]).toEqual([null, { step: 4, move: { do: 'thank' } }]);
    client.retry();
    expect(state().sent?.move).toEqual({ do: 'thank' });
  });
});

describe('the seed of the next match', () => {
  it('gets this device’s share before the deal, once for each seed, and the accepted one is stored', () => {
    const sent: ClientMessage[] = [];
    const stood: unknown[] = [];
    let line: TransportListener | undefined;
    const shares = { shareIn: (hash: string) => `my ${hash}`, stands: (...said: unknown[]) => stood.push(said) };
    connectTable(
      (given) => {
        line = given;
        return { send: (message) => sent.push(message), close: () => undefined };
      },
      { now: () => 0, freshKey: () => 'key', shares },
    );
    const lobby: TableInfo = { ...TABLE, phase: 'lobby', match: null, seedHash: 'a' };
    const tell = (seat: number | null, table: TableInfo) => line?.message({ type: 'table', seat, table });
    line?.message({ type: 'welcome', version: 1, you: 'ada', seat: null, table: lobby, observation: null, chat: [] });
    expect(sent).toEqual([]);
    tell(0, lobby);
    tell(0, { ...lobby, spectators: 1 });
    expect(sent).toEqual([{ type: 'share', seedHash: 'a', share: 'my a' }]);
    line?.message({ type: 'shared', seedHash: 'a', share: 'my a' });
    expect(stood).toEqual([['a', 'my a']]);
    tell(0, { ...TABLE, seedHash: 'b' });
    expect(sent).toHaveLength(1);
    tell(0, { ...TABLE, phase: 'over', seedHash: 'b' });
    expect(sent.at(-1)).toEqual({ type: 'share', seedHash: 'b', share: 'my b' });
  });
});

describe('the table store', () => {
  it('applies the changes to the view and receives the events of that step', () => {
    const { receive, state } = sitDown();
    receive(
      frame(
        5,
        [
          ['phase', 'answer'],
          ['said', 'guitar'],
        ],
        [{ type: 'gave' }],
      ),
    );
    expect(state().observation).toMatchObject({ step: 5, seedHash: 'hash', view: { phase: 'answer', said: 'guitar', totals: [0, 0] } });
    expect(state().stepEvents).toEqual({ step: 5, events: [{ type: 'gave' }] });
  });

  it('keeps the public events of a step apart from what this player alone received', () => {
    const said = [{ type: 'looked', seat: 0, mask: null }];
    const logOf = (own: Json[] | undefined) => {
      const { receive, state } = sitDown();
      const message = frame(5, [], said);
      receive(own === undefined || message.type !== 'frame' ? message : { ...message, private: { events: own } });
      return state().log;
    };
    const seen = [{ type: 'looked', seat: 0, mask: 'king' }];
    expect(logOf(seen)).toEqual([{ step: 5, events: seen, publicEvents: said }]);
    expect(logOf(undefined)).toEqual([{ step: 5, events: said, publicEvents: said }]);
  });

  it('counts the clock from the message on', () => {
    const { receive, state } = sitDown();
    expect(state().deadline).toBe(31_000);
    receive(frame(5, []));
    expect(state().deadline).toBeNull();
  });

  it('requests a full observation after a gap and changes nothing until it has it', () => {
    const { receive, sent, state } = sitDown();
    receive(frame(6, [['phase', 'answer']], [{ type: 'gave' }]));
    expect(sent).toEqual([{ type: 'sync' }]);
    expect(state().observation).toBe(OBSERVATION);
    const whole = { ...OBSERVATION, step: 6 };
    receive({ type: 'observation', observation: whole, events: [] });
    expect(state().observation).toBe(whole);
    expect(state().stepEvents).toEqual({ step: 6, events: [] });
  });

  it('receives the events of the deal with the first observation', () => {
    const { receive, state } = sitDown(null);
    receive({ type: 'observation', observation: { ...OBSERVATION, step: 0 }, events: [{ type: 'round' }] });
    expect(state().stepEvents).toEqual({ step: 0, events: [{ type: 'round' }] });
  });

  it('ignores a step it has already seen', () => {
    const { receive, sent, state } = sitDown();
    receive(frame(4, [['phase', 'over']], [{ type: 'gave' }]));
    expect([state().observation, state().stepEvents.events, sent]).toEqual([OBSERVATION, [], []]);
  });

  it('sends a move once, and no second one while it is in flight', () => {
    const { client, receive, sent, state } = sitDown();
    client.choose({ do: 'thank' });
    client.choose({ do: 'refuse' });
    expect(sent).toEqual([{ type: 'move', key: 'key1', match: 'm1', step: 4, move: { do: 'thank' } }]);
    receive({ type: 'ack', key: 'key1', step: 5 });
    expect(state().sent).toBeNull();
  });

  it('sends an unanswered move again, under the same key, after reconnecting', () => {
    const { client, lose, sent, state, welcome } = sitDown();
    client.choose({ do: 'thank' });
    lose();
    expect(state().connection).toBe('lost');
    welcome();
    expect(state().connection).toBe('open');
    expect(sent).toEqual([0, 1].map(() => ({ type: 'move', key: 'key1', match: 'm1', step: 4, move: { do: 'thank' } })));
  });

  it('sends messages made while disconnected after reconnecting, once each and only while recent', () => {
    const { client, sent, welcome, lose, passes } = sitDown();
    lose();
    client.send({ type: 'chat', text: 'too late' });
    passes(9000);
    for (const message of [{ type: 'sit' }, { type: 'sit' }, { type: 'request-seat', seat: 1 }] as const) client.send(message);
    client.send({ type: 'chat', text: 'hello' });
    passes(2000);
    expect(sent).toEqual([]);
    welcome();
    expect(sent).toEqual([{ type: 'sit' }, { type: 'chat', text: 'hello' }]);
    lose();
    welcome();
    expect(sent).toHaveLength(2);
  });

  it('drops an unanswered move when another match has started meanwhile', () => {
    const { client, receive, lose, sent, state } = sitDown();
    client.choose({ do: 'thank' });
    lose();
    receive({
      type: 'welcome',
      version: 1,
      you: 'ada',
      seat: 0,
      table: { ...TABLE, match: 'another' },
      observation: OBSERVATION,
      chat: [],
    });
    expect(state().sent).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('takes a refused move back, and requests an observation when it came too late', () => {
    const { client, receive, sent, state } = sitDown();
    client.choose({ do: 'thank' });
    receive({ type: 'refused', key: 'key1', refusal: { refused: 'stale-step' } });
    expect(state()).toMatchObject({ sent: null, refusal: { refused: 'stale-step' } });
    expect(sent.at(-1)).toEqual({ type: 'sync' });
  });

  it('reports the same refusal twice', () => {
    const { receive, state } = sitDown();
    const refusal = { refused: 'not-the-host' };
    receive({ type: 'refused', refusal });
    const first = state().refusal;
    receive({ type: 'refused', refusal });
    expect(state().refusal).toEqual(first);
    expect(state().refusal).not.toBe(first);
  });

  it('drops the last match when the table goes back to its lobby', () => {
    const { receive, state } = sitDown();
    receive({ type: 'table', seat: 0, table: { ...TABLE, phase: 'lobby' } });
    expect(state().observation).toBeNull();
  });

  it('drops the last match when the next one is dealt', () => {
    const { receive, state } = sitDown();
    receive({ type: 'table', seat: 0, table: { ...TABLE, match: 'm2' } });
    expect(state().observation).toBeNull();
  });

  it('requests an observation when its seat changes, and applies nothing to the old view', () => {
    const { receive, sent, state } = sitDown();
    receive({ type: 'table', seat: null, table: TABLE });
    expect(sent).toEqual([{ type: 'sync' }]);
    receive(frame(5, [['totals', 0, 1]]));
    expect(state().observation).toBe(OBSERVATION);
    receive({ type: 'table', seat: null, table: TABLE });
    expect(state().seat).toBe(0);
    receive({ type: 'observation', observation: { ...OBSERVATION, step: 5 }, events: [] });
    expect(state().seat).toBeNull();
    receive(frame(6, [['phase', 'answer']]));
    expect(state().observation).toMatchObject({ step: 6, view: { phase: 'answer' } });
    expect(sent).toHaveLength(1);
  });

  it('shows each seat with its own view, however late that comes', () => {
    const { receive, state } = sitDown();
    receive({ type: 'table', seat: null, table: TABLE });
    receive({ type: 'table', seat: 1, table: TABLE });
    expect(state()).toMatchObject({ seat: 0, observation: OBSERVATION });
    const own = { ...OBSERVATION, step: 5 };
    receive({ type: 'observation', observation: own, events: [] });
    expect(state()).toMatchObject({ seat: 1, observation: own });
    receive({ type: 'table', seat: null, table: TABLE });
    receive({ type: 'table', seat: 0, table: { ...TABLE, match: 'm2' } });
    expect(state()).toMatchObject({ seat: 0, observation: null });
  });

  it('does not reconnect after it was removed', () => {
    const { receive, lose, state } = sitDown();
    receive({ type: 'bye', refusal: { refused: 'kicked' }, again: false });
    lose();
    expect(state()).toMatchObject({ connection: 'closed', refusal: { refused: 'kicked' } });
  });
});

it('notices a new server build after a reconnect, and only then', () => {
  const { receive, state } = sitDown();
  const welcome = (build: string) =>
    receive({ type: 'welcome', version: 1, you: 'ada', seat: 0, table: TABLE, observation: OBSERVATION, chat: [], build });
  for (const build of ['one', 'one']) welcome(build);
  expect(state().outdated).toBe(false);
  welcome('two');
  expect(state().outdated).toBe(true);
});
