import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { Button } from '@parlour/ui/Button.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useState } from 'react';
import { useStore } from 'zustand';
import { identityStore, isFirstVisit } from '../../client/identity.ts';
import { NameDialog } from '../profile/NameDialog.tsx';
import styles from './WelcomeCard.module.css';

/** On a first visit: the name and portrait that were drawn for this person, and how to choose others. */
export function WelcomeCard() {
  const words = useWords();
  const { name, avatar } = useStore(identityStore);
  const [isOpen, setOpen] = useState(isFirstVisit);
  const [isNaming, setNaming] = useState(false);
  if (!isOpen) return null;
  return (
    <section className={styles.card} aria-label={words.t('home.welcome')}>
      <Avatar avatar={avatar} />
      <p>
        <b>{words.t('home.welcome')}</b> {words.t('home.welcome.name', { name })}
      </p>
      <div>
        <Button look="quiet" onClick={() => setNaming(true)}>
          {words.t('home.welcome.change')}
        </Button>
        <Button look="red" icon="check" onClick={() => setOpen(false)}>
          {words.t('home.welcome.keep')}
        </Button>
      </div>
      {isNaming && <NameDialog onClose={() => setOpen(false)} />}
    </section>
  );
}
