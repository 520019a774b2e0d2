import { changeSettings, settingsStore } from '@parlour/ui/settings/settings.ts';
import { useEffect } from 'react';

/** Counts the matches that this device has played to their end. `finished` names the match, once. */
export function useGamesPlayed(finished: string | null): void {
  useEffect(() => {
    if (finished !== null) changeSettings({ gamesPlayed: settingsStore.getState().gamesPlayed + 1 });
  }, [finished]);
}
