// Written by `npm run words:write` from the folders beside this file.
import type cli from './en/cli.json';
import type common from './en/common.json';
import type daily from './en/daily.json';
import type home from './en/home.json';
import type lobby from './en/lobby.json';
import type profile from './en/profile.json';
import type replay from './en/replay.json';
import type seating from './en/seating.json';
import type table from './en/table.json';
import type tutorial from './en/tutorial.json';
import type voice from './en/voice.json';

export const LANGUAGES = ['en', 'es', 'fr', 'pt-BR', 'pt-PT'] as const;
export type Language = (typeof LANGUAGES)[number];

export const AREAS = ['cli', 'common', 'daily', 'home', 'lobby', 'profile', 'replay', 'seating', 'table', 'tutorial', 'voice'] as const;
export type PlatformArea = (typeof AREAS)[number];

export type PlatformKey =
  | keyof typeof cli
  | keyof typeof common
  | keyof typeof daily
  | keyof typeof home
  | keyof typeof lobby
  | keyof typeof profile
  | keyof typeof replay
  | keyof typeof seating
  | keyof typeof table
  | keyof typeof tutorial
  | keyof typeof voice;

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

export const FILES: Readonly<Record<Language, Partial<Record<PlatformArea, () => Promise<{ default: object }>>>>> = {
  en: {
    cli: () => import('./en/cli.json'),
    common: () => import('./en/common.json'),
    daily: () => import('./en/daily.json'),
    home: () => import('./en/home.json'),
    lobby: () => import('./en/lobby.json'),
    profile: () => import('./en/profile.json'),
    replay: () => import('./en/replay.json'),
    seating: () => import('./en/seating.json'),
    table: () => import('./en/table.json'),
    tutorial: () => import('./en/tutorial.json'),
    voice: () => import('./en/voice.json'),
  },
  es: {
    cli: () => import('./es/cli.json'),
    common: () => import('./es/common.json'),
    daily: () => import('./es/daily.json'),
    home: () => import('./es/home.json'),
    lobby: () => import('./es/lobby.json'),
    profile: () => import('./es/profile.json'),
    replay: () => import('./es/replay.json'),
    seating: () => import('./es/seating.json'),
    table: () => import('./es/table.json'),
    tutorial: () => import('./es/tutorial.json'),
    voice: () => import('./es/voice.json'),
  },
  fr: {
    cli: () => import('./fr/cli.json'),
    common: () => import('./fr/common.json'),
    daily: () => import('./fr/daily.json'),
    home: () => import('./fr/home.json'),
    lobby: () => import('./fr/lobby.json'),
    profile: () => import('./fr/profile.json'),
    replay: () => import('./fr/replay.json'),
    seating: () => import('./fr/seating.json'),
    table: () => import('./fr/table.json'),
    tutorial: () => import('./fr/tutorial.json'),
    voice: () => import('./fr/voice.json'),
  },
  'pt-BR': {
    cli: () => import('./pt-BR/cli.json'),
    common: () => import('./pt-BR/common.json'),
    daily: () => import('./pt-BR/daily.json'),
    home: () => import('./pt-BR/home.json'),
    lobby: () => import('./pt-BR/lobby.json'),
    profile: () => import('./pt-BR/profile.json'),
    replay: () => import('./pt-BR/replay.json'),
    seating: () => import('./pt-BR/seating.json'),
    table: () => import('./pt-BR/table.json'),
    tutorial: () => import('./pt-BR/tutorial.json'),
    voice: () => import('./pt-BR/voice.json'),
  },
  'pt-PT': {
    cli: () => import('./pt-PT/cli.json'),
    common: () => import('./pt-PT/common.json'),
    daily: () => import('./pt-PT/daily.json'),
    home: () => import('./pt-PT/home.json'),
    lobby: () => import('./pt-PT/lobby.json'),
    profile: () => import('./pt-PT/profile.json'),
    replay: () => import('./pt-PT/replay.json'),
    seating: () => import('./pt-PT/seating.json'),
    table: () => import('./pt-PT/table.json'),
    tutorial: () => import('./pt-PT/tutorial.json'),
    voice: () => import('./pt-PT/voice.json'),
  },
};
