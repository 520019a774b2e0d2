import { type ReactNode, useEffect, useRef } from 'react';
import { RoundButton } from './Button.tsx';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet of paper over the page. The browser's own dialog keeps the focus in and gives it back. */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={title}
      onClose={onClose}
      // A tap beside the sheet closes it too.
      closedby="any"
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <RoundButton icon="close" label={closeLabel} onClick={() => ref.current?.close()} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
