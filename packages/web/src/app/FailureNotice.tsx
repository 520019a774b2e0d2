import { toast } from '@parlour/ui/toasts.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useEffect } from 'react';
import { onFailure } from '../browser/failures.ts';

/** Long enough to be read. */
const SHOWN_MS = 15_000;

/** Shows that something failed, with a way to try again: the move, or else the page. */
export function FailureNotice() {
  const words = useWords();
  useEffect(
    () =>
      onFailure((retry) => {
        if (retry === null) toast(words.t('failure.page'), { label: words.t('error.again'), run: () => location.reload() }, SHOWN_MS);
        else toast(words.t('failure.move'), { label: words.t('failure.retry'), run: retry }, SHOWN_MS);
      }),
    [words],
  );
  return null;
}
