import { useStore } from 'zustand';
import { type Settings, settingsStore } from './settings.ts';

export function useSettings(): Settings {
  return useStore(settingsStore);
}
