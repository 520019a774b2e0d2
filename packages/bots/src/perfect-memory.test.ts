import { botFor } from '@parlour/games/bots-catalogue';
import { perfectMemoryFor } from '@parlour/games/perfect-memory-catalogue';
import { gameById } from '@parlour/games/rules-catalogue';
import { type ObjectId, thatsNotAHat } from '@parlour/games/thats-not-a-hat/rules';
import {
  findSecrets,
  type GameTypes,
  isOver,
  isRefusal,
  type StartResult,
  type StepResult,
  sameJson,
  seedFromText,
  startMatch,
  valueAt,
} from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { newBotPlayer, observeStep } from './bot-player.ts';
import { possibleWorlds, rememberStep, startMemory } from './perfect-memory.ts';
import { nextBotStep } from './play-bot-match.ts';

type Step = StartResult<GameTypes> | StepResult<GameTypes>;

function* steps(id: string, players: number, most: number): Generator<Step> {
  const game = gameById(id)!;
  const options = game.parseOptions({}, players);
  if (isRefusal(options)) throw new Error(options.refused);
  let step: Step = startMatch(game, options.ok, players, seedFromText('perfectMemory'));
  const { match } = step;
  let company = Array.from({ length: players }, (_, seat) => newBotPlayer(botFor(id, 'easy'), match, seat));
  for (let i = 0; i < most; i++) {
    yield step;
    const now: Step = step;
    company = company.map((player) => observeStep(player, now));
    if (isOver(step.match.status)) return;
    const next = nextBotStep(step.match, company);
    if (isRefusal(next)) throw new Error(next.refused);
    step = next;
  }
}

/** Places that players can point at; the order within a pile means nothing. */
const POINTED_AT = /^(gifts|moving|hands|masks|centre|envelopes\/.*\/wishes)\b/;

/** Kinds, not cards: the two Peasants of Mascarade cannot be told apart. */
const kind = (content: unknown): string => JSON.stringify(content).replace(/peasant-\d/, 'peasant');

describe.each([
  ['thats-not-a-hat', 4],
  ['fotomania', 3],
  ['mascarade', 6],
  ['picture-perfect', 3],
] as const)('perfect memory of %s', (id, players) => {
  it('is certain only of what is true, and certain of something', () => {
    const perfectMemory = perfectMemoryFor(id)!;
    let memories: ReturnType<typeof startMemory>[] | undefined;
    let sure = 0;
    for (const step of steps(id, players, 120)) {
      const { match } = step;
      memories = (memories ?? Array.from({ length: players }, (_, seat) => startMemory(perfectMemory, match, seat))).map((memory) =>
        rememberStep(memory, step),
      );
      if (match.step % 7 !== 0) continue;
      for (const memory of memories) {
        const worlds = possibleWorlds(memory, match, 12);
        for (const { path, secret } of findSecrets(match.state)) {
          const values = worlds.map((world) => kind(valueAt(world, path)));
          if (new Set(values).size > 1 || !POINTED_AT.test(path.join('/'))) continue;
          expect([match.step, memory.seat, path, values[0]]).toEqual([match.step, memory.seat, path, kind(secret.secret)]);
          sure += 1;
        }
      }
    }
    expect(sure).toBeGreaterThan(20);
  });
});

it('a gift that everyone has seen is known to everyone until the next deal', () => {
  const perfectMemory = perfectMemoryFor(thatsNotAHat.id)!;
  let memory: ReturnType<typeof startMemory> | undefined;
  for (const step of steps(thatsNotAHat.id, 4, 40)) {
    memory = rememberStep(memory ?? startMemory(perfectMemory, step.match, 2), step);
    const { match } = step;
    const hidden = findSecrets(match.state).filter(({ path }) => path[0] === 'gifts');
    for (const world of possibleWorlds(memory, match, 3))
      for (const { path, secret } of hidden) expect(sameJson(valueAt(world, path), secret.secret as ObjectId)).toBe(true);
  }
});
