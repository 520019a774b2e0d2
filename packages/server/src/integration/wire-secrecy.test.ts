import { setImmediate as turn } from 'node:timers/promises';
import { MANIFESTS } from '@parlour/games/catalogue';
import { gameById } from '@parlour/games/rules-catalogue';
import {
  type AnyGame,
  allSeats,
  applyChanges,
  eventsFor,
  type GameTypes,
  isForced,
  isRefusal,
  observe,
  replay,
  type StartResult,
  type StepResult,
  seatsNear,
  toHex,
} from '@parlour/kernel';
import { checkPosition, checkTransition, lawChance, type SecrecyTally } from '@parlour/kernel/laws';
import { type MatchReplay, PROTOCOL_VERSION, type ServerMessage, toViewerFrame, type WireObservation } from '@parlour/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../server.ts';
import { RecordingClient } from '../testing/recording-client.ts';
import { sawLostDraft, withoutDraft } from '../testing/superseded.ts';
import { openTable, request, signIn } from '../testing/test-client.ts';

const MAX_PEOPLE = 3;

/** No step may wait for the clock: every seat answers at once. */
const TABLES: readonly { readonly game: string; readonly persons: number; readonly bots: number; readonly options: object }[] = [
  ...MANIFESTS.map(({ id, seats, clocks }) => ({
    game: id,
    persons: Math.min(MAX_PEOPLE, seats.max),
    bots: seatsNear(MAX_PEOPLE + 1, seats) - Math.min(MAX_PEOPLE, seats.max),
    options: { ...Object.fromEntries(clocks.map((key) => [key, 0])), ...(id === 'thats-not-a-hat' ? { show: 0 } : {}) },
  })),
  { game: 'fotomania', persons: 3, bots: 0, options: { clock: 0, openBacks: true, missedOpportunity: true } },
  { game: 'mascarade', persons: 3, bots: 3, options: { memorise: 0, clock: 0, scenario: 'B', claims: 'at-once' } },
];
const COMES_BACK_EVERY = 9;

let server: RunningServer;
let base: string;
beforeAll(async () => {
  const limits = { messagesPerSecond: 1e4, bytesPerSecond: 1e8, requestsPerSecond: 1e4, replaysPerMinute: 1e4 };
  server = await startServer({ port: 0, host: '127.0.0.1', data: 'memory', log: 'silent', botDelayMs: { min: 0, max: 0 }, limits });
  base = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.close());

const shareOf = (seat: number): string => `${seat}e`.repeat(32);

interface PlayedMatch {
  readonly witnesses: readonly RecordingClient[];
  /** Responses to plain requests while the match ran. */
  readonly answers: readonly string[];
  readonly replay: MatchReplay;
}

/** People, bots and a spectator play one match to its end; now and then a connection is lost. */
async function playWhole(game: AnyGame, persons: number, bots: number, options: object): Promise<PlayedMatch> {
  const people = await Promise.all(Array.from({ length: persons + 1 }, (_, i) => signIn(base, `Guest ${i}`)));
  const code = await openTable(people[0]!, { game: game.id, options, bots: [] });
  const witnesses = people.map((session, i) => new RecordingClient(session, code, i === persons ? 'spectator' : i));
  await Promise.all(witnesses.map((recorder) => recorder.arrived()));
  for (let seat = 1; seat < persons + bots; seat++) {
    if (seat < persons) witnesses[seat]!.say({ type: 'sit' });
    else witnesses[0]!.say({ type: 'add-bot', level: 'easy' });
    while (witnesses[0]!.table?.seats.length !== seat + 1) await heed(witnesses, game);
  }
  const { seedHash } = witnesses[0]!.table!;
  for (let seat = 0; seat < persons; seat++) witnesses[seat]!.say({ type: 'share', seedHash, share: shareOf(seat) });
  while (!witnesses.slice(0, persons).every(({ received }) => received.at(-1)?.some(({ type }) => type === 'shared')))
    await heed(witnesses, game);
  witnesses[0]!.say({ type: 'start' });
  for (const recorder of witnesses.slice(1, persons + 1)) recorder.say({ type: 'seat-code', handle: people[0]!.handle });
  witnesses[0]!.say({ type: 'seat-code', handle: people[1]!.handle });
  witnesses[0]!.say({ type: 'seat-code', handle: people[0]!.handle });
  const answers: string[] = [];
  let away = 0;
  while (!witnesses.every(({ over, table }) => over && table?.phase === 'over')) {
    await heed(witnesses, game);
    const { step } = witnesses[persons]!;
    if (step < (away + 1) * COMES_BACK_EVERY) continue;
    witnesses[away++ % witnesses.length]!.comeBack();
    const early = await request(people[persons]!, 'GET', `/api/matches/${witnesses[persons]!.table?.match}/record`);
    if (early.status !== 200) expect(early.body).toEqual({ refused: 'match-not-over' });
    // Every other endpoint open to anybody.
    for (const path of [
      `/api/tables/${code}`,
      '/api/tables',
      '/api/me/tables',
      '/api/me',
      '/api/me/profile',
      '/api/me/export',
      '/api/friends',
      '/api/server',
    ])
      answers.push(JSON.stringify((await request(people[away % people.length]!, 'GET', path)).body));
  }
  for (const recorder of witnesses) recorder.close();
  const { body } = await request(people[0]!, 'GET', `/api/matches/${witnesses[0]!.table?.match}/record`);
  return { witnesses, answers, replay: body as MatchReplay };
}

async function heed(witnesses: readonly RecordingClient[], game: AnyGame): Promise<void> {
  for (const recorder of witnesses) recorder.act(game);
  await turn();
}

type Step = StartResult<GameTypes> | StepResult<GameTypes>;

function stepsOf(game: AnyGame, { record }: MatchReplay): Step[] {
  const steps: Step[] = [];
  const match = replay(game, record, (step) => steps.push(step));
  if (isRefusal(match)) throw new Error(match.refused);
  return steps;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Checks one socket: every message is exactly what this viewer may know of its step, and nothing else. */
function expectOnlyKnown(
  received: readonly ServerMessage[],
  { viewer }: RecordingClient,
  steps: readonly Step[],
  hidden: readonly string[],
): void {
  let view: object = {};
  let over = false;
  const entries = steps.slice(1).map((step) => (step as StepResult<GameTypes>).entry);
  /** The record holds the last draft of a seat only, so a view that showed an earlier one is compared without it. */
  const comparedAt =
    (step: number) =>
    <T extends { readonly view: unknown }>(seen: T): T =>
      sawLostDraft(entries, step, viewer) ? { ...seen, view: withoutDraft(seen.view as object) } : seen;
  const expectObservation = (observation: WireObservation): void => {
    const truth = observe(steps[observation.step]!.match, viewer);
    const compared = comparedAt(observation.step);
    expect(compared(observation)).toEqual(compared(plain({ ...truth, msLeft: observation.msLeft }) as WireObservation));
    view = observation.view as object;
    over = truth.over !== null;
  };
  for (const message of received) {
    switch (message.type) {
      case 'welcome':
        // The build is included where a client was built.
        expect(Object.keys(message).filter((key) => key !== 'build')).toEqual([
          'type',
          'version',
          'you',
          'seat',
          'table',
          'observation',
          'chat',
        ]);
        expect(message.version).toBe(PROTOCOL_VERSION);
        if (message.observation !== null) expectObservation(message.observation);
        break;
      case 'observation':
        expectObservation(message.observation);
        expect(message.observation.step).toBe(0);
        expect(message.events).toEqual(plain(eventsFor(steps[0]!.events, viewer)));
        break;
      case 'frame': {
        const frame = toViewerFrame(message);
        const step = steps[frame.step] as StepResult<GameTypes>;
        const { seedHash: _, ...truth } = observe(step.match, viewer);
        view = applyChanges(view, frame.view);
        const forced = isForced(step.entry);
        const events = eventsFor(step.events, viewer);
        const compared = comparedAt(frame.step);
        expect(compared({ ...frame, view })).toEqual(
          compared(plain({ ...truth, events, msLeft: frame.msLeft, forced }) as { view: object }),
        );
        over = truth.over !== null;
        break;
      }
      case 'table':
        expect(Object.keys(message)).toEqual(['type', 'seat', 'table']);
        expect(message.seat).toBe(viewer === 'spectator' || message.seat === null ? null : viewer);
        break;
      case 'ack':
        if (!('superseded' in entries[message.step - 1]!)) expect(steps[message.step]).toMatchObject({ entry: { seat: viewer } });
        expect(Object.keys(message)).toEqual(['type', 'key', 'step']);
        break;
      case 'refused':
        expect(message.refusal.refused).toMatch(/^(stale-step|already-chosen|not-your-turn|not-your-seat)$/);
        break;
      case 'seat-code':
        // Only the owner of the seat is sent its code.
        expect([viewer, message.seat]).toEqual([0, 0]);
        expect(Object.keys(message)).toEqual(['type', 'seat', 'code', 'msLeft']);
        break;
      case 'shared':
        expect(message.share).toBe(viewer === 'spectator' ? null : shareOf(viewer));
        break;
      default:
        throw new Error(`nobody asked for a ${message.type}`);
    }
    if (!over) for (const bits of hidden) expect(JSON.stringify(message)).not.toContain(bits);
  }
}

/** In every world that differs only in values hidden from a viewer, that viewer would have received the same. */
function divergences(steps: readonly Step[]): SecrecyTally {
  const tally: SecrecyTally = { checks: 0, frames: 0, divergences: [] };
  steps.forEach((step, i) => {
    const chance = lawChance(step.match.seed, i);
    checkPosition(step.match, chance, tally);
    const before = steps[i - 1]?.match;
    if (before !== undefined && 'entry' in step) checkTransition({ before, played: step, after: step.match }, chance, tally);
  });
  return tally;
}

/** The seat codes that a client received. */
function codesIn({ received }: RecordingClient): string[] {
  return received.flat().flatMap((message) => (message.type === 'seat-code' ? [message.code] : []));
}

describe.each(TABLES)('a whole match of $game over real sockets, $options', ({ game: id, persons, bots, options }) => {
  it('sends every seat and the spectator what they may know, and nothing else', async () => {
    const game = gameById(id)!;
    const { witnesses, answers, replay: finished } = await playWhole(game, persons, bots, options);
    const steps = stepsOf(game, finished);
    expect(finished.record.shares.slice(0, persons)).toEqual(allSeats(persons).map(shareOf));
    const seeds = [finished.record.seed, toHex(steps[0]!.match.seed)];
    for (const recorder of witnesses) {
      const others = allSeats(persons)
        .filter((seat) => seat !== recorder.viewer)
        .map(shareOf);
      for (const received of recorder.received) expectOnlyKnown(received, recorder, steps, [...seeds, ...others]);
    }
    const given = codesIn(witnesses[0]!);
    expect(given.length).toBeGreaterThan(0);
    for (const recorder of witnesses.slice(1)) for (const code of given) expect(JSON.stringify(recorder.received)).not.toContain(code);
    for (const answer of answers) {
      for (const bits of [...seeds, ...[0, 1, 2].map(shareOf), ...given]) expect(answer).not.toContain(bits);
      expect(answer).not.toMatch(/"(view|nextSeed|serverSeed|seatCodes|shares|secret)"/);
    }
    expect(witnesses.some(({ received }) => received.length > 1)).toBe(true);
    const { checks, divergences: found } = divergences(steps);
    expect(found).toEqual([]);
    expect(checks).toBeGreaterThan(steps.length);
  });
});
