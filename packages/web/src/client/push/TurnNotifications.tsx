import { Announced } from '@parlour/ui/announcer/Announced.tsx';
import { Button } from '@parlour/ui/Button.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useEffect, useState } from 'react';
import { disablePush, enablePush, type PushState, pushState } from './push-subscription.ts';
import styles from './TurnNotifications.module.css';

/** The switch for turn notifications in this browser, or why it cannot show them and what to do instead. */
export function TurnNotifications() {
  const words = useWords('seating');
  const [state, setState] = useState<PushState | null>(null);
  useEffect(() => {
    let here = true;
    void pushState().then((now) => {
      if (here) setState(now);
    });
    return () => {
      here = false;
    };
  }, []);
  if (state === null) return null;
  return (
    <div className={styles.notifications}>
      {state === 'off' && (
        <Button look="quiet" icon="phone" onClick={() => void enablePush(words).then(setState)}>
          {words.t('notifications.ask')}
        </Button>
      )}
      {state !== 'off' && <Announced>{words.t(`notifications.${state}`)}</Announced>}
      {state === 'on' && (
        <Button look="quiet" onClick={() => void disablePush().then(setState)}>
          {words.t('notifications.stop')}
        </Button>
      )}
    </div>
  );
}
