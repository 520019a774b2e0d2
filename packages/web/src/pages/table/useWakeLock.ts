import { keepScreenOn } from '@parlour/ui/browser/secure-context.ts';
import { useEffect } from 'react';

/** Keeps the screen on while a game runs. The browser lets go when the page is hidden, so the lock is requested again on return. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    let lock: Awaited<ReturnType<typeof keepScreenOn>>;
    const hold = async () => {
      if (document.hidden) return;
      lock = await keepScreenOn();
      if (left) lock?.release();
    };
    const onChange = () => void hold();
    onChange();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', onChange);
      lock?.release();
    };
  }, [wanted]);
}
