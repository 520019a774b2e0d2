import { settingsStore } from '@parlour/ui/settings/settings.ts';
import { playSound } from '@parlour/ui/sound/sounds.ts';
import { useEffect } from 'react';

/** Two short buzzes, milliseconds on and off. */
const BUZZ = [40, 60, 40];

/** Whoever looked away is called back: by ear if sound is wanted, by touch on a phone. The title says it too. */
export function useTurnAlert(yourTurn: boolean): void {
  useEffect(() => {
    if (!yourTurn) return;
    const { sound, vibrate } = settingsStore.getState();
    if (sound) playSound('turn');
    // A page that was never touched may not buzz, and asking would be held against it.
    if (vibrate && canVibrate() && navigator.userActivation.hasBeenActive) navigator.vibrate(BUZZ);
  }, [yourTurn]);
}

/** Only what is held in a hand. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
