import { isRefusal, type Refusal } from '@parlour/kernel';
import { type Person, SIGN_IN_CODE_LENGTH } from '@parlour/protocol';
import { Announced } from '@parlour/ui/announcer/Announced.tsx';
import { Button } from '@parlour/ui/Button.tsx';
import { toast } from '@parlour/ui/toasts.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { explainRefusal, type Words } from '@parlour/words';
import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { Page, PageSection } from '../../app/Page.tsx';
import { serverApi } from '../../client/api/server-api.ts';
import { setIdentity } from '../../client/identity.ts';
import { passkeyUnavailableReason, signInWithPasskey } from './passkey.ts';
import styles from './SignInPage.module.css';

/** Signs this device in as an existing person. */
export function SignInPage() {
  const words = useWords('profile');
  const [, go] = useLocation();
  const [wrong, setWrong] = useState<{ readonly way: Way; readonly why: InWords } | null>(null);
  const [owner, setOwner] = useState<{ readonly code: string; readonly name: string } | null>(null);
  const trouble = passkeyUnavailableReason();

  const arrive = (way: Way) => (answer: Person | Refusal | InWords) => {
    if (typeof answer === 'function') return setWrong({ way, why: answer });
    if (isRefusal(answer)) setOwner(null);
    if (isRefusal(answer)) return setWrong({ way, why: (inWords) => explainRefusal(inWords, answer) });
    setIdentity(answer);
    toast(words.t('signIn.welcome', { name: answer.name }));
    go('/');
  };
  /** A link may hold any person's code: the name is shown before this device signs in. */
  const askFirst = (code: string) => (answer: { readonly name: string } | Refusal) => {
    if (isRefusal(answer)) return arrive('code')(answer);
    setWrong(null);
    setOwner({ code, name: answer.name });
  };
  const errorOf = (way: Way) => wrong?.way === way && <Announced className={styles.wrong}>{wrong.why(words)}</Announced>;

  return (
    <Page title={words.t('signIn.title')}>
      <p className={styles.text}>{words.t('signIn.text')}</p>
      <PageSection title={words.t('deviceCode.title')}>
        {owner === null ? (
          <CodeForm onCode={(code) => void serverApi.codeOwner(code).then(askFirst(code))} />
        ) : (
          <ConfirmOwner
            name={owner.name}
            onSure={() => void serverApi.signInByCode(owner.code).then(arrive('code'))}
            onCancel={() => setOwner(null)}
          />
        )}
        {errorOf('code')}
      </PageSection>
      <PageSection title={words.t('passkey.title')}>
        <p>{words.t(trouble ?? 'passkey.what')}</p>
        {trouble === null && (
          <Button
            className={styles.go}
            onClick={() =>
              void signInWithPasskey().then((answer) =>
                arrive('passkey')(answer === 'cancelled' ? (inWords) => inWords.t('passkey.cancelled') : answer),
              )
            }
          >
            {words.t('signIn.passkey')}
          </Button>
        )}
        {errorOf('passkey')}
      </PageSection>
      <PageSection title={words.t('recoveryPhrase.title')} wide>
        <PhraseForm onPhrase={(text) => void signInByWords(text).then(arrive('phrase'))} />
        {errorOf('phrase')}
      </PageSection>
    </Page>
  );
}

type Way = 'code' | 'passkey' | 'phrase';

/** An error, in the language the page has when it is shown. */
type InWords = (words: Words) => string;

async function signInByWords(text: string): Promise<Person | Refusal | InWords> {
  const { phraseToBits } = await import('./recovery-phrase.ts');
  const typed = await phraseToBits(text);
  if ('bits' in typed) return serverApi.signInByPhrase(typed.bits);
  switch (typed.wrong) {
    case 'count':
      return (words) => words.t('signIn.badCount', { count: typed.count });
    case 'word':
      return (words) => words.t('signIn.badWord', { word: typed.word });
    case 'order':
      return (words) => words.t('signIn.badOrder');
  }
}

function CodeForm({ onCode }: { readonly onCode: (code: string) => void }) {
  const words = useWords('profile');
  const id = useId();
  const [code, setCode] = useState(codeInAddress);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onCode(code);
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <label htmlFor={id}>{words.t('signIn.code')}</label>
      <input
        id={id}
        className={styles.code}
        value={code}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={SIGN_IN_CODE_LENGTH + 4}
        aria-describedby={`${id}-where`}
        onChange={({ target }) => setCode(target.value.toUpperCase())}
      />
      <small id={`${id}-where`}>{words.t('signIn.where')}</small>
      <Button type="submit" look="red" iconAfter="arrow" className={styles.go}>
        {words.t('signIn.go')}
      </Button>
    </form>
  );
}

interface ConfirmOwnerProps {
  readonly name: string;
  readonly onSure: () => void;
  readonly onCancel: () => void;
}

function ConfirmOwner({ name, onSure, onCancel }: ConfirmOwnerProps) {
  const words = useWords('profile');
  return (
    <div className={styles.form}>
      <Announced>{words.t('signIn.sure', { name })}</Announced>
      <Button look="red" className={styles.go} onClick={onSure}>
        {words.t('signIn.as', { name })}
      </Button>
      <Button look="quiet" className={styles.go} onClick={onCancel}>
        {words.t('signIn.cancel')}
      </Button>
    </div>
  );
}

/** A scanned code is in the fragment, which is never sent to a server. It is removed from the history at once. */
function codeInAddress(): string {
  const code = location.hash.slice(1, 1 + SIGN_IN_CODE_LENGTH).toUpperCase();
  if (code !== '') history.replaceState(null, '', location.pathname);
  return code;
}

function PhraseForm({ onPhrase }: { readonly onPhrase: (text: string) => void }) {
  const words = useWords('profile');
  const id = useId();
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    onPhrase(text);
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <label htmlFor={id}>{words.t('signIn.phrase')}</label>
      <textarea
        id={id}
        rows={3}
        value={text}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={400}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" look="quiet" className={styles.go}>
        {words.t('signIn.phraseGo')}
      </Button>
    </form>
  );
}
