import { type Seat, startMatch } from '@parlour/kernel';
import { LANGUAGES, loadWords, type Words } from '@parlour/words';
import { sentencesContract } from '@parlour/words/sentences.contract';
import { describe, expect, it } from 'vitest';
import { wordAreas } from '../../words-catalogue.ts';
import type { Event, View } from '../rules/index.ts';
import { fotomania } from '../rules/index.ts';
import english from './en.json';
import { describeFotomania, fotomaniaStatus } from './sentences.ts';

const NAMES = ['Ada', 'Bertie', 'Cleo'];
const who = (seat: Seat) => NAMES[seat] ?? '';
const READERS = [0, 1, null];

const blue = { colour: 'blue', number: 7 } as const;
const grey = { colour: 'grey', number: 1 } as const;

const EVENTS: readonly Event[] = [
  { type: 'began', colours: ['blue', 'red'], leftOut: [], starter: 0 },
  { type: 'began', colours: ['blue', 'red'], leftOut: ['yellow', 'brown'], starter: 0 },
  {
    type: 'took',
    seat: 0,
    row: 2,
    side: 'left',
    cards: [
      { face: 'up', card: blue },
      { face: 'down', back: { colour: 'purple', half: 'low' } },
    ],
  },
  { type: 'took', seat: 0, row: 0, side: 'right', cards: [{ face: 'up', card: blue }] },
  { type: 'advanced', seat: 0, from: 0, to: 3 },
  { type: 'photo', seat: 0, card: blue, focus: 'sharp' },
  { type: 'photo', seat: 0, card: grey, focus: 'too-far' },
  { type: 'photo', seat: 0, card: grey, focus: 'wrong-way' },
  { type: 'photo', seat: 0, card: grey, focus: 'strip-complete' },
  { type: 'goodPhoto', seat: 0, colour: 'green' },
  { type: 'cleared', places: [3] },
  { type: 'cleared', places: [0, 4] },
  { type: 'moved', from: 5, to: 0, card: grey },
  { type: 'filled', places: [{ place: 0, seen: { face: 'up', card: blue } }] },
  { type: 'sunset' },
  { type: 'finale' },
  { type: 'discarded', seat: 0 },
  { type: 'missed', seat: 0, card: blue, spoilt: 0, goodPhoto: false },
  { type: 'missed', seat: 0, card: blue, spoilt: 4, goodPhoto: true },
  { type: 'over', scores: [31, 24, 9], winners: [0] },
];

const view = viewOfDeal();

function viewOfDeal(): View {
  const options = fotomania.parseOptions({}, 3);
  if (!('ok' in options)) throw new Error('the initial options are refused');
  return fotomania.view(startMatch(fotomania, options.ok, 3, new Uint8Array(32)).match.state, 'spectator');
}

interface Scene {
  readonly view: View;
  readonly waiting: readonly Seat[];
  readonly winners: readonly Seat[] | null;
}

const scene = (changes: Partial<View>, waiting: readonly Seat[] = [], winners: readonly Seat[] | null = null): Scene => ({
  view: { ...view, ...changes },
  waiting,
  winners,
});

const SCENES: readonly Scene[] = [
  scene({ phase: 'take', turn: 0 }, [0]),
  scene({ phase: 'advance', turn: 0, taken: 1 }, [0]),
  scene({ phase: 'advance', turn: 0, taken: 3 }, [0]),
  scene({ phase: 'sunset' }, [0, 2]),
  scene({ phase: 'finale' }, [0, 2]),
  scene({ phase: 'over' }, [], [0]),
  scene({ phase: 'over' }, [], [0, 2]),
];

function sentence(words: Words, { view: seen, waiting, winners }: Scene, you: Seat | null): string {
  const over = winners === null ? null : { winners, scores: [] };
  const { key, values } = fotomaniaStatus(words, { view: seen, waiting, over }, who, you);
  return words.t(key, values);
}

sentencesContract({
  game: 'fotomania',
  areas: wordAreas('fotomania'),
  written: Object.keys(english).filter((key) => /^fotomania\.(event|now|blur)\./u.test(key)),
  readers: READERS,
  events: EVENTS,
  scenes: SCENES,
  describe: (words, event, you) => describeFotomania(words, event, who, you),
  status: sentence,
});

describe('the event sentences', () => {
  it('address the reader, and name cards as each language does', async () => {
    const took = EVENTS[2] as Event;
    const tell = async (language: (typeof LANGUAGES)[number], event: Event, you: Seat | null) =>
      describeFotomania(await loadWords(language, wordAreas('fotomania')), event, who, you);
    expect(await tell('en', took, 0)).toBe('You take 2 cards from the left of row 3: blue 7 and purple low.');
    expect(await tell('en', took, 1)).toBe('Ada takes 2 cards from the left of row 3: blue 7 and purple low.');
    expect(await tell('pt-PT', { type: 'photo', seat: 0, card: { colour: 'brown', number: 3 }, focus: 'too-far' }, 1)).toBe(
      'Ada tira uma fotografia desfocada: 3 castanho, demasiado longe da última fotografia.',
    );
    expect(await tell('en', { type: 'missed', seat: 0, card: blue, spoilt: 4, goodPhoto: true }, null)).toBe(
      'Ada missed the blue 7: 4 photos are lost, and the Good Photo with them.',
    );
  });
});
