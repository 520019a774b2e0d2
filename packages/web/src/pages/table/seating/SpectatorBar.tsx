import { Icon } from '@parlour/ui/art/Icon.tsx';
import { Button } from '@parlour/ui/Button.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { togglePanel } from '../panel-store.ts';
import styles from './SpectatorBar.module.css';

/** For whoever has no seat in a running game: that it is so, and how to get one. */
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
