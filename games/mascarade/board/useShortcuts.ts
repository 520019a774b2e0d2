import { isTyping } from '@parlour/ui/is-typing.ts';
import { useEffect } from 'react';
import { type MoveDraft, NO_DRAFT } from './move-draft.ts';

/** One letter for each button that is there, and Escape to put a half-made choice back. */
export function useShortcuts(setIntent: (draft: MoveDraft) => void, off: boolean): void {
  useEffect(() => {
    if (off) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === 'Escape') return setIntent(NO_DRAFT);
      document.querySelector<HTMLButtonElement>(`button[data-key='${CSS.escape(event.key.toLowerCase())}']`)?.click();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [setIntent, off]);
}
