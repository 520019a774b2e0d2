import { useStore } from 'zustand';
import { type DeviceSettings, settingsStore } from './settings.ts';

export function useSettings(): DeviceSettings {
  return useStore(settingsStore);
}
