import { isRefusal } from '@parlour/kernel';
import type { SecurityEventKind } from '@parlour/protocol';
import { ConfirmButton } from '@parlour/ui/ConfirmButton.tsx';
import { showRefusal } from '@parlour/ui/show-refusal.ts';
import { toast } from '@parlour/ui/toasts.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { MessageKey } from '@parlour/words';
import { PageSection } from '../../app/Page.tsx';
import { serverApi } from '../../client/api/server-api.ts';
import { useRequest } from '../../client/api/useRequest.ts';
import { formatDate, timeOf } from './format.ts';
import styles from './SignInMethodsSection.module.css';

const EVENT_WORDS: Readonly<Record<SecurityEventKind, MessageKey>> = {
  'signed-in': 'devices.event.signed-in',
  'signed-out': 'devices.event.signed-out',
  'passkey-added': 'devices.event.passkey-added',
  'passkey-removed': 'devices.event.passkey-removed',
  'phrase-made': 'devices.event.phrase-made',
  export: 'devices.event.export',
};

/** The devices that are signed in as this person, and what they changed about the identity. */
export function DevicesSection() {
  const words = useWords('profile');
  const { answer, again } = useRequest(serverApi.sessions);
  if (answer === null || isRefusal(answer)) return null;
  const nameOf = (name: string) => (name === '' ? words.t('devices.unknown') : name);
  const signOut = async (id: string) => {
    const done = await serverApi.revokeSession(id);
    if (isRefusal(done)) return showRefusal(words, done);
    toast(words.t('devices.done'));
    again();
  };
  return (
    <PageSection title={words.t('devices.title')} wide>
      <div className={styles.ways}>
        <div className={styles.way}>
          {answer.sessions.map(({ id, name, used, isThis }) => (
            <div key={id} className={styles.key}>
              <span>
                {nameOf(name)}
                <br />
                <small>{isThis ? words.t('devices.this') : words.t('devices.used', { date: formatDate(words.language, used) })}</small>
              </span>
              {!isThis && (
                <ConfirmButton
                  icon="exit"
                  aria-label={words.t('devices.signOut', { device: nameOf(name) })}
                  onSure={() => void signOut(id)}
                />
              )}
            </div>
          ))}
        </div>
        {answer.events.length > 0 && (
          <div className={styles.way}>
            <h3>{words.t('devices.events')}</h3>
            {answer.events.slice(0, 10).map(({ at, kind, name, isNew }) => (
              <div key={`${at} ${kind}`} className={styles.key}>
                <span>
                  {words.t(EVENT_WORDS[kind], { device: nameOf(name) })}
                  <br />
                  <small>{`${formatDate(words.language, at)}, ${timeOf(words.language, at)}`}</small>
                </span>
                {isNew && <strong>{words.t('devices.new')}</strong>}
              </div>
            ))}
          </div>
        )}
      </div>
    </PageSection>
  );
}
