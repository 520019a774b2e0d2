import { isRefusal, type Refusal } from '@parlour/kernel';
import { Button } from '@parlour/ui/Button.tsx';
import { Dialog } from '@parlour/ui/Dialog.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useEffect, useRef, useState } from 'react';
import { Answered } from '../../app/Answered.tsx';
import { serverApi } from '../../client/api/server-api.ts';
import styles from './SignInMethodsSection.module.css';

/** Twelve new words, shown once. */
export function RecoveryPhraseDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords('profile');
  const [phrase, setPhrase] = useState<readonly string[] | Refusal | null>(null);
  const asked = useRef(false);
  const { language } = words;
  useEffect(() => {
    // A second request would end the first phrase while that one is on the screen.
    if (asked.current) return;
    asked.current = true;
    void takePhrase(language).then(setPhrase);
  }, [language]);
  return (
    <Dialog title={words.t('signIn.phrase')} closeLabel={words.t('dialog.close')} onClose={onClose}>
      <Answered answer={phrase} words={words}>
        {(twelve) => (
          <>
            <p>{words.t('recoveryPhrase.text')}</p>
            <ol className={styles.words} translate="no">
              {twelve.map((word, index) => (
                // The same word may come twice; its index is the key.
                <li key={`${index} ${word}`}>{word}</li>
              ))}
            </ol>
            <Button look="red" icon="check" onClick={onClose}>
              {words.t('recoveryPhrase.done')}
            </Button>
          </>
        )}
      </Answered>
    </Dialog>
  );
}

async function takePhrase(
  language: Parameters<typeof import('./recovery-phrase.ts').bitsToPhrase>[1],
): Promise<readonly string[] | Refusal> {
  const { bitsToPhrase } = await import('./recovery-phrase.ts');
  const taken = await serverApi.newPhrase();
  return isRefusal(taken) ? taken : bitsToPhrase(taken.bits, language);
}
