import { settingsStore } from '@parlour/ui/settings/settings.ts';
import { playSound } from '@parlour/ui/sound/sounds.ts';
import { useEffect } from 'react';

/** Two short vibrations, milliseconds on and off. */
const BUZZ = [40, 60, 40];

/** Alerts a player whose turn it is: by sound if on, by vibration on a phone. The title says it too. */
export function useTurnAlert(yourTurn: boolean): void {
  useEffect(() => {
    if (!yourTurn) return;
    const { sound, vibrate } = settingsStore.getState();
    if (sound) playSound('turn');
    // A page that was never touched may not vibrate, and browsers log an attempt.
    if (vibrate && canVibrate() && navigator.userActivation.hasBeenActive) navigator.vibrate(BUZZ);
  }, [yourTurn]);
}

/** Only handheld devices. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
