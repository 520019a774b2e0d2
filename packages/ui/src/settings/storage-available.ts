import { deviceStorage } from '../browser/storage.ts';

/** Whether this browser stores data for the site. A private window or a strict setting may block it. */
export function isStorageAvailable(): boolean {
  const trial = 'parlour.trial';
  const stored = deviceStorage.write(trial, true);
  deviceStorage.remove(trial);
  return stored;
}
