import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAllLocales, readLocales, SOURCE_LANGUAGE } from '../../../scripts/lib/locales.ts';
import { readSources } from '../../../scripts/lib/sources.ts';
import { INDEX_FILE, indexOf } from '../../../scripts/words.ts';
import { argumentsOf, parseMessage } from './icu.ts';

/** Keys that the code puts together from an id, so that they stand nowhere in full. */
const FAMILIES = [
  'language.',
  'refusal.',
  'game.',
  'avatar.',
  'emote.',
  'lobby.level.',
  'mascarade.terminal.',
  'lobby.visibility.',
  'curve.what.',
  'customs.',
  'calls.',
  'home.left.',
  'settings.sound.',
  'settings.letters.',
  'settings.motion.',
  'settings.theme.',
  'replay.find.',
  'replay.knew.',
  'hat.object.',
  'hat.forms',
  'hat.rules.',
  'hat.option.',
  'hat.award.',
  'hat.story.',
  'hat.event.',
  'hat.now.',
  'foto.why.',
  'pp.do.',
  'pp.hint.',
  'pp.proof.',
  'pp.result.',
  'pp.rule.',
  'pp.says.',
  'pp.side.',
  'tutorial.',
  'foto.honour.',
  'foto.result.tie.',
  'foto.direction.',
  'foto.half.',
  'studio.camera.',
  'studio.fault.',
  'studio.nudge.',
  'fotomania.colour.',
  'fotomania.blur.',
  'fotomania.rules.',
  'fotomania.option.',
  'fotomania.event.',
  'fotomania.now.',
  'mascarade.mask.',
  'mascarade.power.',
  'mascarade.say.',
  'mascarade.rules.',
  'mascarade.option.',
  'mascarade.event.',
  'mascarade.now.',
  'masque.seat.',
  'masque.mask.',
  'masque.award.',
  'masque.story.',
  'picture.guest.',
  'picture.decoration.',
  'picture.card.',
  'picture.wish.',
  'picture.rules.',
  'picture.option.',
  'picture.event.',
  'picture.now.',
];

/** Messages that are rightly the same in English and in another language. */
const SAME_IN_ENGLISH = [
  'language.direction',
  'language.also',
  'hat.event.tally',
  'hat.quote',
  'hat.option.clock.60',
  'hat.option.clock.120',
  'mascarade.option.clock.60',
  'mascarade.option.clock.120',
  'mascarade.option.memorise.60',
  'mascarade.option.memorise.120',
  'masque.say.short',
  'hat.quote',
  'hat.seat.bot',
  'home.minutes',
  'home.tableWith',
  'game.thats-not-a-hat',
  'game.fotomania',
  'game.mascarade',
  'game.picture-perfect',
  'table.code',
  'pp.envelope',
  'pp.album.total',
  'pp.result.points',
  'studio.camera.z',
  'studio.camera.zoom',
  'studio.plan',
  'studio.tab.envelopes',
  'studio.tab.label',
  'studio.table',
  'foto.strip',
  'foto.result.total',
  'foto.points',
  'foto.award.title',
  'foto.award.lead',
  'foto.hand.plays',

  'picture.event.tally',
  'picture.option.lookClock.60',
  'picture.option.lookClock.180',
  'picture.option.photoClock.120',
  'picture.option.photoClock.240',
  'picture.option.photoClock.480',
  'picture.event.paid',
  'fotomania.event.tally',
  'fotomania.terminal.album',
  'fotomania.option.clock.60',
  'fotomania.option.clock.120',
  'fotomania.option.clock.300',
];

const locales = readAllLocales();
const english = locales[SOURCE_LANGUAGE] ?? {};
const others = Object.keys(locales).filter((language) => language !== SOURCE_LANGUAGE);
const areas = Object.keys(english);
const inEvery = others.flatMap((language) => areas.map((area) => ({ language, area })));

describe('the catalogue', () => {
  it('has an index of all its files; `npm run words:write` makes it', () => {
    expect(readFileSync(INDEX_FILE, 'utf8')).toBe(indexOf(readLocales()));
  });

  it('has every key once', () => {
    const keys = Object.values(english).flatMap((messages) => Object.keys(messages));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('has no key that nobody uses', () => {
    const text = readSources().join('\n');
    const keys = Object.values(english).flatMap((messages) => Object.keys(messages));
    const unused = keys.filter(
      (key) => !FAMILIES.some((family) => key.startsWith(family)) && !["'", '"', '`'].some((quote) => text.includes(quote + key + quote)),
    );
    expect(unused).toEqual([]);
  });

  it.each(inEvery)('has the same keys in $language/$area as in English', ({ language, area }) => {
    expect(Object.keys(locales[language]?.[area] ?? {}).sort()).toEqual(Object.keys(english[area] ?? {}).sort());
  });

  it.each(inEvery)('asks for the same arguments in $language/$area as in English', ({ language, area }) => {
    for (const [key, message] of Object.entries(locales[language]?.[area] ?? {})) {
      expect(namesIn(message), key).toEqual(namesIn(english[area]?.[key] ?? ''));
    }
  });

  it.each(inEvery)('is translated in $language/$area', ({ language, area }) => {
    const copies = Object.entries(locales[language]?.[area] ?? {}).filter(
      ([key, message]) => message === english[area]?.[key] && !SAME_IN_ENGLISH.includes(key),
    );
    expect(copies).toEqual([]);
  });
});

/** `form` and what only it can make use of (a bare name beside a phrase) are each language's own affair. */
const OF_GRAMMAR = ['form', 'object'];

const namesIn = (message: string): string[] => [...argumentsOf(parseMessage(message))].filter((name) => !OF_GRAMMAR.includes(name)).sort();
