import { fotomania } from '@parlour/games/fotomania/rules';
import {
  diffView,
  eventsFor,
  type GameTypes,
  isRefusal,
  type Match,
  observe,
  play,
  recordHeader,
  type StepResult,
  seedFromText,
  startMatch,
} from '@parlour/kernel';
import type { ServerMessage } from '@parlour/protocol';
import type { StoredEntry, StoredMatch } from '@parlour/table';
import { beforeEach, expect, it } from 'vitest';
import { checkConsistency } from './check-consistency.ts';
import { ClientLog } from './client-log.ts';

const MOVES = 6;
let log: StoredMatch;
let clientLogs: ClientLog[];

const tell = (clientLog: ClientLog, message: object): ServerMessage => clientLog.read(Buffer.from(JSON.stringify(message)));

/** Two players and a spectator receive every step of a match, as from a server. */
beforeEach(() => {
  const options = fotomania.parseOptions({ clock: 0 }, 2);
  if (isRefusal(options)) throw new Error(options.refused);
  const started = startMatch(fotomania, options.ok, 2, seedFromText('judge'));
  clientLogs = ['ann', 'bob', 'spectator'].map((name) => new ClientLog(name));
  let match = started.match as unknown as Match<GameTypes>;
  const head = { id: 'm', record: recordHeader(match), players: [] };
  clientLogs.forEach((clientLog, i) => {
    const observation = { ...observe(match, viewer(i)), msLeft: null };
    tell(clientLog, { type: 'welcome', you: '', seat: i < 2 ? i : null, table: { match: 'm' }, observation, chat: [] });
  });
  const entries: StoredEntry[] = [];
  while (entries.length < MOVES && 'must' in match.status) {
    const [seat = 0] = match.status.must;
    const move = match.game.legalMoves(match.game.view(match.state, seat), seat)[0] as object;
    const played = play(match, seat, move);
    if (isRefusal(played)) throw new Error(played.refused);
    entries.push({ entry: played.entry, key: `k${entries.length}` });
    clientLogs.forEach((clientLog, i) => tell(clientLog, { type: 'frame', frame: frameOf(match, played, viewer(i)) }));
    tell(clientLogs[seat]!, { type: 'ack', key: entries.at(-1)!.key, step: entries.length });
    match = played.match;
  }
  log = { head, entries };
});

const viewer = (i: number) => (i < 2 ? i : ('spectator' as const));

function frameOf(before: Match<GameTypes>, { match, events }: StepResult<GameTypes>, who: number | 'spectator'): object {
  const { view, seedHash: _, ...standing } = observe(match, who);
  return { ...standing, view: diffView(observe(before, who).view, view), events: eventsFor(events, who), forced: false, msLeft: null };
}

const verdict = (logs: readonly StoredMatch[] = [log]) => {
  const { acknowledged, lost, duplicated, divergent, leaks } = checkConsistency({ code: 'ABCDE', clientLogs, logs });
  return [acknowledged, lost.length, duplicated.length, divergent.length, leaks.length];
};

it('accepts correct messages', () => {
  expect(log.entries).toHaveLength(MOVES);
  expect(verdict()).toEqual([MOVES, 0, 0, 0, 0]);
});

it('finds a move that was acknowledged and is missing, although players have seen it', () => {
  expect(verdict([{ ...log, entries: log.entries.slice(0, -1) }])).toEqual([MOVES, 1, 0, 3, 3]);
});

it('finds a move that was acknowledged at another step', () => {
  tell(clientLogs[0]!, { type: 'ack', key: 'k0', step: 2 });
  expect(verdict()).toEqual([MOVES, 1, 0, 0, 0]);
});

it('finds a key that was stored twice', () => {
  const entries = log.entries.map((entry, i) => (i === 1 ? { ...entry, key: 'k0' } : entry));
  expect(verdict([{ ...log, entries }])).toEqual([MOVES, 1, 1, 0, 0]);
});

it('finds a player who misses the last steps', () => {
  const { step } = clientLogs[2]!.last!.standing;
  clientLogs[2]!.last = [...clientLogs[2]!.seenSteps.values()][0]!.find(({ standing }) => standing.step === step - 1);
  expect(verdict()).toEqual([MOVES, 0, 0, 1, 0]);
});

it('finds a log that does not replay', () => {
  const entries = [...log.entries, { entry: { seat: 0, move: { do: 'nothing' } } }];
  expect(verdict([{ ...log, entries }])).toEqual([MOVES, 0, 0, 1, 0]);
});

it('finds a private event that another player received', () => {
  const whole = [...clientLogs[0]!.seenSteps.values()][0]!.at(-1)!;
  tell(clientLogs[2]!, { type: 'observation', observation: { ...whole.standing, view: whole.view, msLeft: null }, events: [] });
  expect(verdict()[4]).toBe(1);
});

it('finds a view, an event or a turn that the log does not give', () => {
  const { standing, view } = clientLogs[1]!.last!;
  const observation = { ...standing, view, msLeft: null };
  tell(clientLogs[1]!, { type: 'observation', observation: { ...observation, view: { ...view, more: 1 } }, events: [] });
  tell(clientLogs[1]!, { type: 'observation', observation: { ...observation, waiting: [] }, events: [] });
  tell(clientLogs[1]!, { type: 'observation', observation: { ...observation, step: 0 }, events: [] });
  tell(clientLogs[1]!, { type: 'observation', observation, events: [] });
  expect(verdict()).toEqual([MOVES, 0, 0, 0, 3]);
});

it('finds a seed that was sent too early', () => {
  tell(clientLogs[0]!, { type: 'table', seat: 0, table: { match: 'm', seed: log.head.record.seed } });
  expect(verdict()).toEqual([MOVES, 0, 0, 0, 1]);
});

it('finds a match that was never stored', () => {
  expect(verdict([])).toEqual([MOVES, MOVES, 0, 0, 3]);
});
