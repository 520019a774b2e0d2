import { Button } from '@parlour/ui/Button.tsx';
import { Dialog } from '@parlour/ui/Dialog.tsx';
import type { Words } from '@parlour/words';
import { useState } from 'react';
import type { PicturePerfectTypes } from '../rules/index.ts';
import styles from './Notebook.module.css';
import { guestName, wishText } from './names.ts';
import { Portrait } from './studio/index.ts';

interface NotebookProps {
  readonly notes: NonNullable<PicturePerfectTypes['View']['notes']>;
  readonly words: Words;
}

/** [P-87*] What the player has read so far, where the option allows it. */
export function Notebook({ notes, words }: NotebookProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" icon="book" onClick={() => setOpen(true)}>
        {words.t('picture-perfect.board.notebook')}
      </Button>
      {open && (
        <Dialog title={words.t('picture-perfect.board.notebook')} closeLabel={words.t('dialog.close')} onClose={() => setOpen(false)}>
          {notes.length === 0 && <p>{words.t('picture-perfect.board.notebook.empty')}</p>}
          <ul className={styles.notes}>
            {notes.map(({ guest, wishes }) => (
              <li key={guest}>
                <Portrait guest={guest} className={styles.face} />
                <div>
                  <b>{guestName(words, guest)}</b>
                  {wishes.map((wish) => (
                    <p key={wish}>{wishText(words, wish)}</p>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
