// Written by `npm run words:write` from the folders beside this file.
import type cli from './en/cli.json';
import type common from './en/common.json';
import type fotomania from './en/fotomania.json';
import type fotomaniaRules from './en/fotomania-rules.json';
import type fotomaniaTable from './en/fotomania-table.json';
import type hat from './en/hat.json';
import type hatObjects from './en/hat-objects.json';
import type hatRules from './en/hat-rules.json';
import type home from './en/home.json';
import type lobby from './en/lobby.json';
import type mascarade from './en/mascarade.json';
import type mascaradeRules from './en/mascarade-rules.json';
import type mascaradeTable from './en/mascarade-table.json';
import type party from './en/party.json';
import type people from './en/people.json';
import type picture from './en/picture.json';
import type pictureRules from './en/picture-rules.json';
import type pictureTable from './en/picture-table.json';
import type replay from './en/replay.json';
import type table from './en/table.json';
import type tutorial from './en/tutorial.json';

export const LANGUAGES = ['en', 'es', 'fr', 'pt-BR', 'pt-PT'] as const;
export type Language = (typeof LANGUAGES)[number];

export const AREAS = [
  'cli',
  'common',
  'fotomania',
  'fotomania-rules',
  'fotomania-table',
  'hat',
  'hat-objects',
  'hat-rules',
  'home',
  'lobby',
  'mascarade',
  'mascarade-rules',
  'mascarade-table',
  'party',
  'people',
  'picture',
  'picture-rules',
  'picture-table',
  'replay',
  'table',
  'tutorial',
] as const;
export type Area = (typeof AREAS)[number];

export type MessageKey =
  | keyof typeof cli
  | keyof typeof common
  | keyof typeof fotomania
  | keyof typeof fotomaniaRules
  | keyof typeof fotomaniaTable
  | keyof typeof hat
  | keyof typeof hatObjects
  | keyof typeof hatRules
  | keyof typeof home
  | keyof typeof lobby
  | keyof typeof mascarade
  | keyof typeof mascaradeRules
  | keyof typeof mascaradeTable
  | keyof typeof party
  | keyof typeof people
  | keyof typeof picture
  | keyof typeof pictureRules
  | keyof typeof pictureTable
  | keyof typeof replay
  | keyof typeof table
  | keyof typeof tutorial;

/** Own name, writing direction, and the regional tags a language also serves. */
export const LANGUAGE_INFO: Readonly<Record<Language, { name: string; direction: 'ltr' | 'rtl'; also: readonly string[] }>> = {
  en: { name: 'English', direction: 'ltr', also: [] },
  es: { name: 'Español', direction: 'ltr', also: [] },
  fr: { name: 'Français', direction: 'ltr', also: [] },
  'pt-BR': { name: 'Português (Brasil)', direction: 'ltr', also: [] },
  'pt-PT': { name: 'Português (Portugal)', direction: 'ltr', also: ['pt-AO', 'pt-CV', 'pt-GW', 'pt-MO', 'pt-MZ', 'pt-ST', 'pt-TL'] },
};

/** Files that lack some messages. */
export const PARTIAL: readonly string[] = [];

export const FILES: Readonly<Record<Language, Partial<Record<Area, () => Promise<{ default: object }>>>>> = {
  en: {
    cli: () => import('./en/cli.json'),
    common: () => import('./en/common.json'),
    fotomania: () => import('./en/fotomania.json'),
    'fotomania-rules': () => import('./en/fotomania-rules.json'),
    'fotomania-table': () => import('./en/fotomania-table.json'),
    hat: () => import('./en/hat.json'),
    'hat-objects': () => import('./en/hat-objects.json'),
    'hat-rules': () => import('./en/hat-rules.json'),
    home: () => import('./en/home.json'),
    lobby: () => import('./en/lobby.json'),
    mascarade: () => import('./en/mascarade.json'),
    'mascarade-rules': () => import('./en/mascarade-rules.json'),
    'mascarade-table': () => import('./en/mascarade-table.json'),
    party: () => import('./en/party.json'),
    people: () => import('./en/people.json'),
    picture: () => import('./en/picture.json'),
    'picture-rules': () => import('./en/picture-rules.json'),
    'picture-table': () => import('./en/picture-table.json'),
    replay: () => import('./en/replay.json'),
    table: () => import('./en/table.json'),
    tutorial: () => import('./en/tutorial.json'),
  },
  es: {
    cli: () => import('./es/cli.json'),
    common: () => import('./es/common.json'),
    fotomania: () => import('./es/fotomania.json'),
    'fotomania-rules': () => import('./es/fotomania-rules.json'),
    'fotomania-table': () => import('./es/fotomania-table.json'),
    hat: () => import('./es/hat.json'),
    'hat-objects': () => import('./es/hat-objects.json'),
    'hat-rules': () => import('./es/hat-rules.json'),
    home: () => import('./es/home.json'),
    lobby: () => import('./es/lobby.json'),
    mascarade: () => import('./es/mascarade.json'),
    'mascarade-rules': () => import('./es/mascarade-rules.json'),
    'mascarade-table': () => import('./es/mascarade-table.json'),
    party: () => import('./es/party.json'),
    people: () => import('./es/people.json'),
    picture: () => import('./es/picture.json'),
    'picture-rules': () => import('./es/picture-rules.json'),
    'picture-table': () => import('./es/picture-table.json'),
    replay: () => import('./es/replay.json'),
    table: () => import('./es/table.json'),
    tutorial: () => import('./es/tutorial.json'),
  },
  fr: {
    cli: () => import('./fr/cli.json'),
    common: () => import('./fr/common.json'),
    fotomania: () => import('./fr/fotomania.json'),
    'fotomania-rules': () => import('./fr/fotomania-rules.json'),
    'fotomania-table': () => import('./fr/fotomania-table.json'),
    hat: () => import('./fr/hat.json'),
    'hat-objects': () => import('./fr/hat-objects.json'),
    'hat-rules': () => import('./fr/hat-rules.json'),
    home: () => import('./fr/home.json'),
    lobby: () => import('./fr/lobby.json'),
    mascarade: () => import('./fr/mascarade.json'),
    'mascarade-rules': () => import('./fr/mascarade-rules.json'),
    'mascarade-table': () => import('./fr/mascarade-table.json'),
    party: () => import('./fr/party.json'),
    people: () => import('./fr/people.json'),
    picture: () => import('./fr/picture.json'),
    'picture-rules': () => import('./fr/picture-rules.json'),
    'picture-table': () => import('./fr/picture-table.json'),
    replay: () => import('./fr/replay.json'),
    table: () => import('./fr/table.json'),
    tutorial: () => import('./fr/tutorial.json'),
  },
  'pt-BR': {
    cli: () => import('./pt-BR/cli.json'),
    common: () => import('./pt-BR/common.json'),
    fotomania: () => import('./pt-BR/fotomania.json'),
    'fotomania-rules': () => import('./pt-BR/fotomania-rules.json'),
    'fotomania-table': () => import('./pt-BR/fotomania-table.json'),
    hat: () => import('./pt-BR/hat.json'),
    'hat-objects': () => import('./pt-BR/hat-objects.json'),
    'hat-rules': () => import('./pt-BR/hat-rules.json'),
    home: () => import('./pt-BR/home.json'),
    lobby: () => import('./pt-BR/lobby.json'),
    mascarade: () => import('./pt-BR/mascarade.json'),
    'mascarade-rules': () => import('./pt-BR/mascarade-rules.json'),
    'mascarade-table': () => import('./pt-BR/mascarade-table.json'),
    party: () => import('./pt-BR/party.json'),
    people: () => import('./pt-BR/people.json'),
    picture: () => import('./pt-BR/picture.json'),
    'picture-rules': () => import('./pt-BR/picture-rules.json'),
    'picture-table': () => import('./pt-BR/picture-table.json'),
    replay: () => import('./pt-BR/replay.json'),
    table: () => import('./pt-BR/table.json'),
    tutorial: () => import('./pt-BR/tutorial.json'),
  },
  'pt-PT': {
    cli: () => import('./pt-PT/cli.json'),
    common: () => import('./pt-PT/common.json'),
    fotomania: () => import('./pt-PT/fotomania.json'),
    'fotomania-rules': () => import('./pt-PT/fotomania-rules.json'),
    'fotomania-table': () => import('./pt-PT/fotomania-table.json'),
    hat: () => import('./pt-PT/hat.json'),
    'hat-objects': () => import('./pt-PT/hat-objects.json'),
    'hat-rules': () => import('./pt-PT/hat-rules.json'),
    home: () => import('./pt-PT/home.json'),
    lobby: () => import('./pt-PT/lobby.json'),
    mascarade: () => import('./pt-PT/mascarade.json'),
    'mascarade-rules': () => import('./pt-PT/mascarade-rules.json'),
    'mascarade-table': () => import('./pt-PT/mascarade-table.json'),
    party: () => import('./pt-PT/party.json'),
    people: () => import('./pt-PT/people.json'),
    picture: () => import('./pt-PT/picture.json'),
    'picture-rules': () => import('./pt-PT/picture-rules.json'),
    'picture-table': () => import('./pt-PT/picture-table.json'),
    replay: () => import('./pt-PT/replay.json'),
    table: () => import('./pt-PT/table.json'),
    tutorial: () => import('./pt-PT/tutorial.json'),
  },
};
