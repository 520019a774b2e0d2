import { useAnnounced } from '@parlour/ui/announcer/useAnnounced.ts';
import { Icon } from '@parlour/ui/art/Icon.tsx';
import { isTyping } from '@parlour/ui/is-typing.ts';
import { useEffect, useState } from 'react';
import styles from './AnswerButtons.module.css';

const DISARM_AFTER_MS = 4000;

interface AnswerProps {
  readonly thank: string;
  readonly thankHint: string;
  readonly refuse: string;
  readonly refuseHint: string;
  readonly armedHint: string;
  readonly onThank: () => void;
  readonly onRefuse: () => void;
}

/** Thank with one tap, refuse with two: a card that is turned over cannot be turned back. */
export function AnswerButtons({ thank, thankHint, refuse, refuseHint, armedHint, onThank, onRefuse }: AnswerProps) {
  const [armed, setArmed] = useState(false);
  useAnnounced(armed ? armedHint : null);
  const slam = () => (armed ? onRefuse() : setArmed(true));

  useEffect(() => {
    if (!armed) return;
    const timer = setTimeout(() => setArmed(false), DISARM_AFTER_MS);
    return () => clearTimeout(timer);
  }, [armed]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setArmed(false);
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key.toLowerCase() === 't') onThank();
      if (event.key.toLowerCase() === 'n') slam();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  return (
    <div className={styles.answer}>
      <button type="button" className={styles.thank} data-tutorial="thank" data-decision onClick={onThank} aria-keyshortcuts="t">
        <Icon name="bowi" />
        <Lines title={thank} hint={thankHint} />
        <kbd aria-hidden="true">T</kbd>
      </button>
      <button type="button" className={styles.refuse} data-tutorial="refuse" data-armed={armed} onClick={slam} aria-keyshortcuts="n">
        <Icon name="slam" />
        <Lines title={refuse} hint={armed ? armedHint : refuseHint} />
        <kbd aria-hidden="true">N</kbd>
      </button>
    </div>
  );
}

function Lines({ title, hint }: { readonly title: string; readonly hint: string }) {
  return (
    <span className={styles.lines}>
      <b data-long={title.length > 22}>{title}</b>
      <small>{hint}</small>
    </span>
  );
}

interface ReadyProps {
  readonly title: string;
  readonly hint: string;
  /** The players who are not ready yet, when the viewer is. */
  readonly waiting: string | null;
  readonly onReady: () => void;
}

export function ReadyButton({ title, hint, waiting, onReady }: ReadyProps) {
  if (waiting !== null) return <p className={styles.waiting}>{waiting}</p>;
  return (
    <div className={styles.answer}>
      <button type="button" className={styles.thank} data-tutorial="ready" data-decision onClick={onReady}>
        <Icon name="eye" />
        <Lines title={title} hint={hint} />
      </button>
    </div>
  );
}
