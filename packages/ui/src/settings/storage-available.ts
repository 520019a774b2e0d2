/** Whether this browser stores data for the site. A private window or a strict setting may block it. */
export function isStorageAvailable(): boolean {
  const trial = 'parlour.trial';
  try {
    localStorage.setItem(trial, trial);
    localStorage.removeItem(trial);
    return true;
  } catch {
    return false;
  }
}
