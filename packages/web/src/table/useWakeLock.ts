import { useEffect } from 'react';

/** The screen stays lit while a game runs. The browser lets go when the page is hidden, so it is asked again on return. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return undefined;
    let left = false;
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.hidden) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (left) await lock.release();
      } catch {
        // A device that saves its battery may refuse: then the screen goes dark as it always did.
      }
    };
    const onChange = () => void hold();
    onChange();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', onChange);
      void lock?.release();
    };
  }, [wanted]);
}
