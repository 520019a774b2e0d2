import { isTyping } from '@parlour/ui/is-typing.ts';
import { useEffect } from 'react';
import { type MoveDraft, NO_DRAFT } from './move-draft.ts';

/** One letter for each visible button, and Escape to discard a draft. */
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
