import { isRefusal, type Refusal } from '@parlour/kernel';
import type { SignInMethods } from '@parlour/protocol';
import { Button } from '@parlour/ui/Button.tsx';
import { ConfirmButton } from '@parlour/ui/ConfirmButton.tsx';
import { showRefusal } from '@parlour/ui/show-refusal.ts';
import { toast } from '@parlour/ui/toasts.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useState } from 'react';
import { PageSection } from '../../app/Page.tsx';
import { serverApi } from '../../client/api/server-api.ts';
import { DeviceCodeDialog } from './DeviceCodeDialog.tsx';
import { formatDate } from './format.ts';
import { addPasskey, passkeyUnavailableReason } from './passkey.ts';
import { RecoveryPhraseDialog } from './RecoveryPhraseDialog.tsx';
import styles from './SignInMethodsSection.module.css';

interface KeepMeProps {
  readonly methods: SignInMethods;
  readonly onChange: () => void;
}

/** The sign-in methods. */
export function SignInMethodsSection({ methods, onChange }: KeepMeProps) {
  const words = useWords('profile');
  const [open, setOpen] = useState<'device' | 'phrase' | null>(null);
  const close = () => {
    setOpen(null);
    onChange();
  };
  return (
    <PageSection title={words.t('signInMethods.title')} wide>
      <p>{words.t('signInMethods.why')}</p>
      <div className={styles.ways}>
        <div className={styles.way}>
          <h3>{words.t('deviceCode.title')}</h3>
          <p>{words.t('deviceCode.what')}</p>
          <Button icon="phone" onClick={() => setOpen('device')} aria-haspopup="dialog">
            {words.t('deviceCode.make')}
          </Button>
        </div>
        <Passkeys methods={methods} onChange={onChange} />
        <div className={styles.way}>
          <h3>{words.t('recoveryPhrase.title')}</h3>
          <p>{words.t(methods.phrase ? 'recoveryPhrase.have' : 'recoveryPhrase.what')}</p>
          {methods.phrase ? (
            <ConfirmButton icon="again" onSure={() => setOpen('phrase')}>
              {words.t('recoveryPhrase.again')}
            </ConfirmButton>
          ) : (
            <Button look="quiet" icon="book" onClick={() => setOpen('phrase')} aria-haspopup="dialog">
              {words.t('recoveryPhrase.make')}
            </Button>
          )}
        </div>
      </div>
      {open === 'device' && <DeviceCodeDialog onClose={close} />}
      {open === 'phrase' && <RecoveryPhraseDialog onClose={close} />}
    </PageSection>
  );
}

function Passkeys({ methods, onChange }: KeepMeProps) {
  const words = useWords('profile');
  const trouble = passkeyUnavailableReason();
  const change = async (asked: Promise<object | Refusal | 'cancelled'>, said?: string) => {
    const answer = await asked;
    if (answer === 'cancelled') return toast(words.t('passkey.cancelled'));
    if (isRefusal(answer)) return showRefusal(words, answer);
    if (said !== undefined) toast(said);
    onChange();
  };
  return (
    <div className={styles.way}>
      <h3>{words.t('passkey.title')}</h3>
      <p>{words.t(trouble ?? 'passkey.what')}</p>
      {methods.passkeys.map(({ id, made }) => {
        const date = formatDate(words.language, made);
        return (
          <div key={id} className={styles.key}>
            <span>{words.t('passkey.of', { date })}</span>
            <ConfirmButton
              icon="close"
              aria-label={words.t('passkey.remove', { date })}
              onSure={() => void change(serverApi.removePasskey(id))}
            />
          </div>
        );
      })}
      {trouble === null && (
        <Button look="quiet" icon="plus" onClick={() => void change(addPasskey(), words.t('passkey.added'))}>
          {words.t('passkey.add')}
        </Button>
      )}
    </div>
  );
}
