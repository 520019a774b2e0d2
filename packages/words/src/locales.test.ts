import { existsSync, readFileSync } from 'node:fs';
import { MANIFESTS } from '@parlour/games/catalogue';
import { describe, expect, it } from 'vitest';
import { readAllLocales, readLocales, SOURCE_LANGUAGE } from '../../../scripts/lib/locales.ts';
import { readSources } from '../../../scripts/lib/read-sources.ts';
import { INDEX_FILE, localeIndex } from '../../../scripts/write-locale-index.ts';
import { messageArguments, parseMessage } from './message-format.ts';

interface Checks {
  readonly UNTRANSLATED?: readonly string[];
  readonly FAMILIES: readonly string[];
  readonly SAME_IN_ENGLISH: readonly string[];
}

/** What each game's folder says about its own words. */
const ofGames = await Promise.all(
  MANIFESTS.map(async ({ id }): Promise<Checks> => {
    const file = new URL(`../../../games/${id}/words/checks.ts`, import.meta.url);
    return existsSync(file) ? ((await import(file.href)) as Checks) : { FAMILIES: [], SAME_IN_ENGLISH: [] };
  }),
);

/** Games that say of a language that it is not complete yet, as `language/game`. */
const untranslated = MANIFESTS.flatMap(({ id }, at) => (ofGames[at]?.UNTRANSLATED ?? []).map((language) => `${language}/${id}`));

/** Keys that the code builds from an id, so that no source holds them in full. */
const FAMILIES = [
  'home.people.fill.',
  'language.',
  'refusal.',
  'report.reason.',
  'game.',
  'avatar.',
  'default.now.',
  'emote.',
  'lobby.level.',
  'temperament.',
  'lobby.visibility.',
  'badge.',
  'memoryCurve.what.',
  'tableSettings.',
  'notifications.',
  'home.left.',
  'home.botGame.',
  'settings.botReactions.',
  'settings.sound.',
  'settings.textSize.',
  'settings.motion.',
  'settings.theme.',
  'reaction.',
  'replay.find.',
  'replay.knew.',
  'review.verdict.',
  'fact.',
  'tutorial.',
  'voice.connection.',
  'voice.problem.',
  'voice.role.',
  ...ofGames.flatMap((checks) => checks.FAMILIES),
];

/** Messages that are correctly the same in English and in another language. */
const SAME_IN_ENGLISH = [
  'language.direction',
  'language.also',
  'default.bot',
  'default.event',
  'default.no',
  'daily.score',
  'default.points',
  'home.minutes',
  'home.tableWith',
  'table.code',
  'log.said',
  'series.points',
  'lobby.level.normal',
  'home.botGame.level.normal',
  'home.botGame.tempo.normal',
  'tableSettings.tempo.normal',
  ...ofGames.flatMap((checks) => checks.SAME_IN_ENGLISH),
];

const locales = readAllLocales();
const english = locales[SOURCE_LANGUAGE] ?? {};
const others = Object.keys(locales).filter((language) => language !== SOURCE_LANGUAGE);
const areas = Object.keys(english);
const inEvery = others.flatMap((language) => areas.map((area) => ({ language, area })));
const isUntranslated = (language: string, area: string): boolean => untranslated.includes(`${language}/${area.split('/')[0]}`);

describe('the words', () => {
  it('have an index of all files; `npm run words:write` writes it', () => {
    expect(readFileSync(INDEX_FILE, 'utf8')).toBe(localeIndex(readLocales()));
  });

  it('have every key once', () => {
    const keys = Object.values(english).flatMap((messages) => Object.keys(messages));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('have no unused key', () => {
    const text = readSources().join('\n');
    const keys = Object.values(english).flatMap((messages) => Object.keys(messages));
    const unused = keys.filter(
      (key) => !FAMILIES.some((family) => key.startsWith(family)) && !["'", '"', '`'].some((quote) => text.includes(quote + key + quote)),
    );
    expect(unused).toEqual([]);
  });

  it.each(inEvery)('have the same keys in $language/$area as in English', ({ language, area }) => {
    const keys = Object.keys(locales[language]?.[area] ?? {}).sort();
    const all = Object.keys(english[area] ?? {}).sort();
    expect(keys).toEqual(isUntranslated(language, area) ? all.filter((key) => keys.includes(key)) : all);
  });

  it.each(inEvery)('have the same arguments in $language/$area as in English', ({ language, area }) => {
    for (const [key, message] of Object.entries(locales[language]?.[area] ?? {})) {
      expect(namesIn(message), key).toEqual(namesIn(english[area]?.[key] ?? ''));
    }
  });

  it.each(inEvery)('are translated in $language/$area', ({ language, area }) => {
    const copies = Object.entries(locales[language]?.[area] ?? {}).filter(
      ([key, message]) => message === english[area]?.[key] && !SAME_IN_ENGLISH.includes(key),
    );
    expect(copies).toEqual([]);
  });
});

/** `form` and the arguments only it needs (a bare name beside a phrase) differ between languages. */
const OF_GRAMMAR = ['form', 'object'];

const namesIn = (message: string): string[] =>
  [...messageArguments(parseMessage(message))].filter((name) => !OF_GRAMMAR.includes(name)).sort();
