import { Icon } from '@parlour/ui/art/Icon.tsx';
import { Button } from '@parlour/ui/Button.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { togglePanel } from '../panel-store.ts';
import styles from './SpectatorBar.module.css';

/** For a spectator of a running match: says so, and how to get a seat. */
export function SpectatorBar() {
  const words = useWords('seating');
  return (
    <p className={styles.bar}>
      <Icon name="eye" />
      {words.t('seating.youWatch')}
      <Button look="quiet" onClick={() => togglePanel('people')}>
        {words.t('seating.join')}
      </Button>
    </p>
  );
}
