/** Whether this browser keeps anything for us. A private window, or a strict visitor, may not allow it. */
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
