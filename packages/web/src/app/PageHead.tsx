import { useWords } from '@parlour/ui/words/useWords.ts';
import { useEffect } from 'react';

/** Keeps the page's description and its app manifest in the player's language. */
export function PageHead() {
  const words = useWords();
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', words.t('home.description'));
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/manifest-${words.language}.webmanifest`);
  }, [words]);
  return null;
}
