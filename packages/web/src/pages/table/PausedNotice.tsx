import { Button } from '@parlour/ui/Button.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import styles from './PausedNotice.module.css';

/** Over a match that stands still: how it goes on. */
export function PausedNotice({ onResume }: { readonly onResume: () => void }) {
  const words = useWords('table');
  return (
    <div className={styles.notice}>
      <Button look="red" icon="play" onClick={onResume}>
        {words.t('table.resume')}
      </Button>
    </div>
  );
}
