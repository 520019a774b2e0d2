import type { Seat } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { type Area, loadWords, type Words } from './words.ts';

/** The sentences of a game, and samples of all its events and scenes. */
export interface SentenceSamples<Event, Scene> {
  readonly game: string;
  readonly areas: readonly Area[];
  /** The keys of the English messages that events and scenes use. */
  readonly written: readonly string[];
  readonly readers: readonly (Seat | null)[];
  readonly events: readonly Event[];
  readonly scenes: readonly Scene[];
  readonly describe: (words: Words, event: Event, you: Seat | null) => string;
  readonly status: (words: Words, scene: Scene, you: Seat | null) => string;
}

/** How long a status line may be to stay on one line. */
const STATUS_LENGTH = { english: 52, others: 70 };

/** What the sentences of every game hold to, in every language. */
export function sentencesContract<Event, Scene>(samples: SentenceSamples<Event, Scene>): void {
  const { game, areas, written, readers, events, scenes } = samples;
  const statusLines = (words: Words) => readers.flatMap((you) => scenes.map((scene) => samples.status(words, scene, you)));
  const eventLines = (words: Words) => readers.flatMap((you) => events.map((event) => samples.describe(words, event, you)));

  describe(`the sentences of ${game}`, () => {
    it('use every message that was written', async () => {
      const words = recordKeys(await loadWords('en', areas));
      eventLines(words);
      statusLines(words);
      expect(written.length).toBeGreaterThan(10);
      expect(written.filter((key) => !words.used.has(key))).toEqual([]);
    });

    it.each(LANGUAGES)('leave no placeholder in %s', async (language) => {
      const words = await loadWords(language, areas);
      for (const line of [...eventLines(words), ...statusLines(words)]) {
        expect(line).toMatch(/^[\p{Lu}«“¡¿].*[.!?”»]$/u);
        expect(line).not.toMatch(/undefined|[{}|]| {2}|<|>/u);
        expect(line).not.toMatch(new RegExp(`${game}\\.[a-z]`, 'u'));
      }
    });

    it.each(LANGUAGES)('keep the status line to one line in %s', async (language) => {
      const words = await loadWords(language, areas);
      const most = language === 'en' ? STATUS_LENGTH.english : STATUS_LENGTH.others;
      for (const line of statusLines(words)) expect(line.length, line).toBeLessThanOrEqual(most);
    });
  });
}

/** Words that record the keys asked for. */
function recordKeys(words: Words): Words & { readonly used: Set<string> } {
  const used = new Set<string>();
  const t: Words['t'] = (key, values) => {
    used.add(key);
    return words.t(key, values);
  };
  return { ...words, used, t };
}
