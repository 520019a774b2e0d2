import { Button } from '@parlour/ui/Button.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useState } from 'react';
import { useStore } from 'zustand';
import { meStore } from '../../../client/identity.ts';
import { MeDialog } from '../../profile/NameDialog.tsx';
import styles from './SitDown.module.css';

/** A chair, and the name one will be called by: a guest who came by a link has not been asked yet. */
export function Arrive({ onSit }: { readonly onSit: () => void }) {
  const words = useWords('lobby');
  const { name } = useStore(meStore);
  const [naming, setNaming] = useState(false);
  return (
    <div className={styles.arrive}>
      <Button look="red" onClick={onSit}>
        {words.t('lobby.sit')}
      </Button>
      <p>
        {words.t('lobby.youAre', { name })}{' '}
        <button type="button" aria-haspopup="dialog" onClick={() => setNaming(true)}>
          {words.t('lobby.changeName')}
        </button>
      </p>
      {naming && <MeDialog onClose={() => setNaming(false)} />}
    </div>
  );
}
