import { Button } from '@parlour/ui/Button.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useState } from 'react';
import { useStore } from 'zustand';
import { identityStore } from '../../../client/identity.ts';
import { NameDialog } from '../../profile/NameDialog.tsx';
import styles from './SitDown.module.css';

/** A free seat, and the name to play under: a person who came by a link has not given one yet. */
export function SitDown({ onSit }: { readonly onSit: () => void }) {
  const words = useWords('lobby');
  const { name } = useStore(identityStore);
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
      {naming && <NameDialog onClose={() => setNaming(false)} />}
    </div>
  );
}
