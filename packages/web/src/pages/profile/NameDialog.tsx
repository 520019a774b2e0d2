import { isRefusal, type Refusal } from '@parlour/kernel';
import { AVATARS, cleanName, MAX_NAME_LENGTH } from '@parlour/protocol';
import { Announced } from '@parlour/ui/announcer/Announced.tsx';
import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { Button } from '@parlour/ui/Button.tsx';
import { Dialog } from '@parlour/ui/Dialog.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { explainRefusal } from '@parlour/words';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { identityStore, updateIdentity } from '../../client/identity.ts';
import styles from './NameDialog.module.css';

export function NameDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const me = useStore(identityStore);
  const id = useId();
  const [name, setName] = useState(me.name);
  const [avatar, setAvatar] = useState(me.avatar);
  const [refusal, setRefusal] = useState<Refusal>();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const clean = cleanName(name);
    const answer = clean === undefined ? { refused: 'bad-name' } : await updateIdentity({ name: clean, avatar });
    if (isRefusal(answer)) setRefusal(answer);
    else onClose();
  };

  return (
    <Dialog title={words.t('nameDialog.title')} closeLabel={words.t('dialog.close')} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        <label htmlFor={id}>{words.t('nameDialog.name')}</label>
        <input id={id} value={name} maxLength={MAX_NAME_LENGTH} autoComplete="off" onChange={({ target }) => setName(target.value)} />
        {refusal && <Announced className={styles.wrong}>{explainRefusal(words, refusal)}</Announced>}
        <fieldset className={styles.faces}>
          <legend>{words.t('nameDialog.portrait')}</legend>
          {AVATARS.map((each) => (
            <label key={each}>
              <input type="radio" name="avatar" checked={each === avatar} onChange={() => setAvatar(each)} />
              <Avatar avatar={each} />
              <span className="visually-hidden">{words.t(`avatar.${each}`)}</span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" look="red" icon="check">
          {words.t('nameDialog.save')}
        </Button>
        <p className={styles.more}>
          <Link href="/profile">{words.t('nameDialog.page')}</Link>
          <Link href="/sign-in">{words.t('nameDialog.already')}</Link>
        </p>
      </form>
    </Dialog>
  );
}
