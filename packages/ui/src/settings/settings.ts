import { isRecord } from '@parlour/kernel';
import { TEMPOS, type Tempo } from '@parlour/protocol';
import { LANGUAGES, type Language, pickLanguage } from '@parlour/words';
import type { PseudoDirection } from '@parlour/words/pseudo-locale';
import { createStore } from 'zustand/vanilla';
import { deviceStorage } from '../browser/storage.ts';

export const THEMES = ['system', 'dark', 'light'] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export const TEXT_SIZES = ['system', 'large', 'double'] as const;

/** off: none. rare: at one moment in three. all: at every moment, each until the next; for tests, no setting leads there. */
const BOT_REACTIONS = ['off', 'rare', 'all'] as const;
export type BotReactions = (typeof BOT_REACTIONS)[number];

export interface DeviceSettings {
  readonly language: Language;
  /** Off by default. */
  readonly sound: boolean;
  /** A phone vibrates when it is the player's turn. */
  readonly vibrate: boolean;
  /** system: as the device asks. calm: things fade instead of moving. */
  readonly motion: (typeof MOTIONS)[number];
  /** system: as the browser is set. Larger text gets the layout of a smaller screen, and on a phone a board that scrolls. */
  readonly textSize: (typeof TEXT_SIZES)[number];
  /** system: as the device asks. */
  readonly theme: (typeof THEMES)[number];
  /** Bots say a line now and then. */
  readonly botReactions: BotReactions;
  /** The tempo chosen last for the person's own table; null while none was chosen. */
  readonly tempo: Tempo | null;
  /** Matches played to their end on this device. */
  readonly gamesPlayed: number;
  /** For developers and tests: the pseudo language. No setting leads here. */
  readonly pseudo: PseudoDirection | null;
  /** For developers and tests: the delay of bots in local matches and tutorials. No setting leads here. */
  readonly botDelayMs: number | null;
}

const STORAGE_KEY = 'parlour.settings';

export const settingsStore = createStore<DeviceSettings>(() => remembered());

settingsStore.subscribe((settings) => void deviceStorage.write(STORAGE_KEY, settings));

/** A choice in one tab applies to all of them. */
window.addEventListener('storage', ({ key }) => {
  if (key === STORAGE_KEY) settingsStore.setState(remembered());
});

export function changeSettings(change: Partial<DeviceSettings>): void {
  settingsStore.setState(change);
}

function remembered(): DeviceSettings {
  const saved = readSaved();
  return {
    language: LANGUAGES.find((language) => language === saved.language) ?? pickLanguage(navigator.languages),
    sound: saved.sound === true,
    vibrate: saved.vibrate !== false,
    motion: MOTIONS.find((motion) => motion === saved.motion) ?? 'system',
    textSize: TEXT_SIZES.find((size) => size === saved.textSize) ?? 'system',
    theme: THEMES.find((theme) => theme === saved.theme) ?? 'system',
    botReactions: BOT_REACTIONS.find((reactions) => reactions === saved.botReactions) ?? 'rare',
    tempo: TEMPOS.find((tempo) => tempo === saved.tempo) ?? null,
    gamesPlayed: typeof saved.gamesPlayed === 'number' ? saved.gamesPlayed : 0,
    pseudo: saved.pseudo === 'ltr' || saved.pseudo === 'rtl' ? saved.pseudo : null,
    botDelayMs: typeof saved.botDelayMs === 'number' ? saved.botDelayMs : null,
  };
}

function readSaved(): Record<string, unknown> {
  const saved = deviceStorage.read(STORAGE_KEY);
  return isRecord(saved) ? saved : {};
}

/** A person's first matches are calm. */
const CALM_GAMES = 3;

/** The pace for a new table. */
export function preferredTempo({ tempo, gamesPlayed }: DeviceSettings): Tempo {
  return tempo ?? (gamesPlayed < CALM_GAMES ? 'calm' : 'normal');
}

/** Reduced motion, by choice or because the device asks for it. */
export function isReducedMotion(motion: DeviceSettings['motion']): boolean {
  return motion === 'reduced' || (motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);
}

/** Light either by choice or because the device asks for it. */
export function isLight(theme: DeviceSettings['theme']): boolean {
  return theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
}
