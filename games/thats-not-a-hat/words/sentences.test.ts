import { type Seat, startMatch } from '@parlour/kernel';
import { loadWords, type Words } from '@parlour/words';
import { sentencesContract } from '@parlour/words/sentences.contract';
import { describe, expect, it } from 'vitest';
import { wordAreas } from '../../words-catalogue.ts';
import type { Event, View } from '../rules/index.ts';
import { thatsNotAHat } from '../rules/index.ts';
import english from './en.json';
import { describeHat, hatStatus } from './sentences.ts';

const NAMES = ['Ada', 'Bertie', 'Cleo'];
const who = (seat: Seat) => NAMES[seat] ?? '';
const ROLES = [0, 1, 2, null];

const EVENTS: readonly Event[] = [
  { type: 'round', round: 1, starter: 0, gifts: [['hat'], ['book'], ['lamp']] },
  { type: 'round', round: 2, starter: 1, gifts: [['hat'], ['book'], ['lamp']] },
  { type: 'drew', seat: 0, object: 'guitar' },
  { type: 'turned', seat: 0, arrow: 'right' },
  { type: 'took', seat: 1, arrow: 'left', object: 'glasses' },
  { type: 'took', seat: 1, arrow: 'right', object: null },
  { type: 'gave', from: 0, to: 1, said: 'umbrella' },
  { type: 'thanked', seat: 1, said: 'umbrella' },
  { type: 'refused', seat: 1, giver: 0, said: 'hat', object: 'hat', wrong: 1 },
  { type: 'refused', seat: 1, giver: 0, said: 'hat', object: 'glasses', wrong: 0 },
  { type: 'roundOver', round: 1, penalties: [0, 3, 1] },
];

const dealt = startMatch(thatsNotAHat, optionsOf(), 3, new Uint8Array(32)).match;
const view = thatsNotAHat.view(dealt.state, 'spectator');

function optionsOf() {
  const options = thatsNotAHat.parseOptions({}, 3);
  if (!('ok' in options)) throw new Error('the initial options are refused');
  return options.ok;
}

interface Scene {
  readonly view: View;
  readonly waiting: readonly Seat[];
  readonly winners: readonly Seat[] | null;
}

const scene = (changes: Partial<View>, waiting: readonly Seat[] = []): Scene => ({ view: { ...view, ...changes }, waiting, winners: null });
const wrapped = { giver: 0, receiver: 1, moving: { face: 'down', arrow: 'left' } } as const;

const SCENES: readonly Scene[] = [
  scene({ phase: 'ready' }, [0, 1]),
  scene({ phase: 'show', giver: 0, moving: { face: 'up', object: 'guitar' } }),
  scene({ phase: 'name', ...wrapped }, [0]),
  scene({ phase: 'answer', ...wrapped, said: 'guitar' }, [1]),
  { view: { ...view, phase: 'over' }, waiting: [], winners: [0] },
  { view: { ...view, phase: 'over' }, waiting: [], winners: [0, 1] },
];

function sentence(words: Words, { view, waiting, winners }: Scene, you: Seat | null): string {
  const over = winners === null ? null : { winners, scores: [] };
  const { key, values } = hatStatus(words, { view, waiting, over }, who, you);
  return words.t(key, values);
}

sentencesContract({
  game: 'thats-not-a-hat',
  areas: wordAreas('thats-not-a-hat'),
  written: Object.keys(english).filter((key) => /^thats-not-a-hat\.(event|now)\./u.test(key)),
  readers: ROLES,
  events: EVENTS,
  scenes: SCENES,
  describe: (words, event, you) => describeHat(words, event, who, you),
  status: sentence,
});

describe('the event sentences', () => {
  it('address the reader in every role', async () => {
    const words = await loadWords('en', wordAreas('thats-not-a-hat'));
    const describe = (event: Event) => ROLES.map((you) => describeHat(words, event, who, you));
    expect(describe({ type: 'gave', from: 0, to: 1, said: 'umbrella' })).toEqual([
      'You tell Bertie: “I have a nice umbrella for you.”',
      'Ada tells you: “I have a nice umbrella for you.”',
      'Ada tells Bertie: “I have a nice umbrella for you.”',
      'Ada tells Bertie: “I have a nice umbrella for you.”',
    ]);
    expect(describe({ type: 'refused', seat: 1, giver: 0, said: 'hat', object: 'glasses', wrong: 0 })).toEqual([
      'Bertie sees through you: they are glasses! You take the point.',
      'You refuse, and rightly: they are glasses! Ada takes the point.',
      'Bertie refuses, and rightly: they are glasses! Ada takes the point.',
      'Bertie refuses, and rightly: they are glasses! Ada takes the point.',
    ]);
  });
});
