import { useStore } from 'zustand';
import { Announced } from './announcer/Announced.tsx';
import styles from './Toasts.module.css';
import { dismissToast, toastStore } from './toasts.ts';

export function Toasts() {
  const { toasts } = useStore(toastStore);
  return (
    // The announcer says them; the role makes them part of no landmark in need of a name.
    <div className={styles.toasts} data-overlay role="status" aria-live="off">
      {toasts.map(({ id, text, action }) => (
        <div key={id} className={styles.toast}>
          <Announced>{text}</Announced>
          {action && (
            <button
              type="button"
              onClick={() => {
                dismissToast(id);
                action.run();
              }}
            >
              {action.label}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
