import { useEffect } from 'react';
import { announce } from './announcer.ts';

/** Says a text when it appears and each time it changes. */
export function useAnnounced(text: string | null): void {
  useEffect(() => {
    if (text !== null) announce(text);
  }, [text]);
}
