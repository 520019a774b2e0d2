import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { afterPaint } from './after-paint.ts';
import { RoundButton } from './Button.tsx';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A dialog over the page, drawn as a sheet of paper. The browser's own dialog keeps the focus inside and restores it.
 * It is a child of the body: styles of the place that opens it would reach its parts.
 */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => afterPaint(() => ref.current?.showModal()), []);
  /** The dialog disappears at once; the page behind it is drawn afterwards. */
  const leave = () => {
    const dialog = ref.current;
    if (dialog === null || dialog.dataset.leaving !== undefined) return;
    dialog.dataset.leaving = '';
    afterPaint(() => dialog.close());
  };
  return createPortal(
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={title}
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      // A tap beside the sheet closes it too.
      closedby="any"
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <RoundButton icon="close" label={closeLabel} onClick={leave} />
        </div>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
