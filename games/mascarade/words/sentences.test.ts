import { type Seat, startMatch } from '@parlour/kernel';
import { explainRefusal, LANGUAGES, loadWords, type Words } from '@parlour/words';
import { sentencesContract } from '@parlour/words/sentences.contract';
import { describe, expect, it } from 'vitest';
import { wordAreas } from '../../words-catalogue.ts';
import type { Event, MaskKind, View } from '../rules/index.ts';
import { MASKS, mascarade, scenarioFaults } from '../rules/index.ts';
import english from './en.json';
import { maskName, maskWithArticle, powerSummary } from './mask-names.ts';
import { announceSpeech, describeMascarade, mascaradeStatus } from './sentences.ts';

const NAMES = ['Ada', 'Bertie', 'Cleo', 'Dora'];
const who = (seat: Seat) => NAMES[seat] ?? '';
const ROLES = [0, 1, 2, 3, null];

const EVENTS: readonly Event[] = [
  { type: 'dealt', masks: ['king'], centre: [], first: 0 },
  { type: 'covered' },
  { type: 'looked', seat: 0, mask: 'spy' },
  { type: 'looked', seat: 0, mask: null },
  { type: 'peeked', seat: 0, mask: 'peasant' },
  { type: 'peeked', seat: 0, mask: null },
  { type: 'exchanged', seat: 0, with: { seat: 1 }, sleight: 'swap' },
  { type: 'exchanged', seat: 0, with: { centre: 0 }, sleight: 'hold' },
  { type: 'exchanged', seat: 0, with: { seat: 1 }, sleight: null },
  { type: 'announced', seat: 0, mask: 'empress' },
  { type: 'answered', seat: 1, answer: 'claim' },
  { type: 'answered', seat: 1, answer: 'pass' },
  { type: 'revealed', seat: 0, mask: 'puppet-master' },
  { type: 'used', seat: 0, mask: 'widow', proven: true },
  { type: 'used', seat: 0, mask: 'widow', proven: false },
  { type: 'fizzled', seat: 0, mask: 'widow' },
  { type: 'paid', from: 'bank', to: 0, coins: 3, why: 'empress' },
  { type: 'paid', from: 'court', to: 0, coins: 1, why: 'judge' },
  { type: 'paid', from: 0, to: 'court', coins: 1, why: 'fine' },
  { type: 'paid', from: 0, to: 1, coins: 4, why: 'guru' },
  { type: 'traded', seat: 0, with: 1, coins: [9, 3] },
  { type: 'declined', seat: 0 },
  { type: 'picked', seat: 0, pair: [1, 2] },
  { type: 'juggled', seat: 0, pair: [1, 2], sleight: 'swap' },
  { type: 'juggled', seat: 0, pair: [1, 2], sleight: null },
  { type: 'spied', seat: 0, on: 1, masks: ['spy', 'king'] },
  { type: 'spied', seat: 0, on: 1, masks: null },
  { type: 'returned', seat: 0, with: 1, sleight: 'hold' },
  { type: 'returned', seat: 0, with: 1, sleight: null },
  { type: 'questioned', seat: 0, victim: 1 },
  { type: 'confessed', seat: 1, said: 'king', mask: 'king' },
  { type: 'confessed', seat: 1, said: 'king', mask: 'witch' },
  { type: 'shown', seat: 0, victim: 1, mask: 'fool' },
  { type: 'shown', seat: 0, victim: 1, mask: null },
  { type: 'moved', pair: [1, 2] },
  { type: 'ended', by: 'thirteen', winners: [0], coins: [13, 6, 6, 6] },
  { type: 'ended', by: 'ruin', winners: [0], coins: [9, 0, 6, 6] },
  { type: 'ended', by: 'cheater', winners: [0], coins: [10, 6, 6, 6] },
];

const options = mascarade.parseOptions({}, 4);
if (!('ok' in options)) throw new Error('the initial options are refused');
const dealt = startMatch(mascarade, options.ok, 4, new Uint8Array(32)).match;
const view: View = { ...mascarade.view(dealt.state, 'spectator'), active: 0, turn: 9 };

interface Scene {
  readonly view: View;
  readonly waiting: readonly Seat[];
  readonly winners: readonly Seat[] | null;
}

const scene = (changes: Partial<View>, waiting: readonly Seat[] = []): Scene => ({ view: { ...view, ...changes }, waiting, winners: null });
const using = (mask: MaskKind): Partial<View> => ({ phase: 'power', announced: mask, power: { mask, seat: 0 } });

const SCENES: readonly Scene[] = [
  scene({ phase: 'memorise' }, [0, 1]),
  scene({ phase: 'turn', turn: 2 }, [0]),
  scene({ phase: 'turn' }, [0]),
  scene({ phase: 'turn', barred: true }, [0]),
  scene({ phase: 'turn', owesLook: [true, false, false, false] }, [0]),
  scene({ phase: 'claim', announced: 'puppet-master', asked: 1 }, [1]),
  ...(['guru', 'fool', 'puppet-master', 'witch', 'troubadour'] as const).map((mask) => scene(using(mask), [0])),
  scene({ ...using('spy'), phase: 'cloth', held: [0, 1] }, [0]),
  scene({ ...using('guru'), phase: 'name', victim: 1 }, [1]),
  { view: { ...view, phase: 'over' }, waiting: [], winners: [0] },
  { view: { ...view, phase: 'over' }, waiting: [], winners: [0, 1] },
];

function sentence(words: Words, { view: seen, waiting, winners }: Scene, you: Seat | null): string {
  const over = winners === null ? null : { winners, scores: [] };
  const { key, values } = mascaradeStatus(words, { view: seen, waiting, over }, who, you);
  return words.t(key, values);
}

describe('masks by name', () => {
  it('have the right article in every language', async () => {
    const said = async (language: (typeof LANGUAGES)[number]) => {
      const words = await loadWords(language, wordAreas('mascarade'));
      return (['king', 'witch', 'empress', 'peasant'] as const).map((mask) => maskWithArticle(words, mask));
    };
    expect(await said('en')).toEqual(['the King', 'the Witch', 'the Empress', 'a Peasant']);
    expect(await said('fr')).toEqual(['le Roi', 'la Sorcière', 'l’Impératrice', 'un Paysan']);
    expect(await said('es')).toEqual(['el Rey', 'la Bruja', 'la Emperatriz', 'un Campesino']);
    expect(await said('pt-PT')).toEqual(['o Rei', 'a Bruxa', 'a Imperatriz', 'um Camponês']);
    expect(await said('pt-BR')).toEqual(['o Rei', 'a Bruxa', 'a Imperatriz', 'um Camponês']);
  });

  it.each(LANGUAGES)('each have a unique name and a power that fits one line in %s', async (language) => {
    const words = await loadWords(language, wordAreas('mascarade'));
    expect(new Set(MASKS.map((mask) => maskName(words, mask))).size).toBe(MASKS.length);
    for (const mask of MASKS) {
      expect(powerSummary(words, mask).length, mask).toBeLessThanOrEqual(62);
      expect(announceSpeech(words, mask)).toMatch(/!$/u);
    }
  });
});

sentencesContract({
  game: 'mascarade',
  areas: wordAreas('mascarade'),
  written: Object.keys(english).filter((key) => /^mascarade\.(event|now)\./u.test(key)),
  readers: ROLES,
  events: EVENTS,
  scenes: SCENES,
  describe: (words, event, you) => describeMascarade(words, event, who, you),
  status: sentence,
});

describe('the event sentences', () => {
  it('address the reader in every role', async () => {
    const words = await loadWords('en', wordAreas('mascarade'));
    const describe = (event: Event) => [0, 1, 2].map((you) => describeMascarade(words, event, who, you));
    expect(describe({ type: 'paid', from: 0, to: 1, coins: 1, why: 'thief' })).toEqual([
      'You give Bertie 1 coin.',
      'Ada gives you 1 coin.',
      'Ada gives Bertie 1 coin.',
    ]);
    expect(describe({ type: 'picked', seat: 0, pair: [1, 2] })).toEqual([
      'You pick up the masks in front of Bertie and Cleo.',
      'Ada picks up the masks in front of you and Cleo.',
      'Ada picks up the masks in front of Bertie and you.',
    ]);
  });
});

describe('a scenario fault', () => {
  it.each(LANGUAGES)('is written in %s, with the mask by its name', async (language) => {
    const words = await loadWords(language, ['common', ...wordAreas('mascarade')]);
    const faults = scenarioFaults(['king', 'king', 'puppet-master', 'peasant'], 4);
    expect(faults).toHaveLength(7);
    for (const fault of faults) {
      const text = explainRefusal(words, fault);
      expect(text).not.toBe(words.t('refusal.unexpected'));
      expect(text).not.toMatch(/puppet-master|king|[{}]/u);
    }
  });
});
