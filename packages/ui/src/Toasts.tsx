import { useStore } from 'zustand';
import styles from './Toasts.module.css';
import { dismissToast, toastStore } from './toasts.ts';

export function Toasts() {
  const { toasts } = useStore(toastStore);
  return (
    <div className={styles.toasts} role="status">
      {toasts.map(({ id, text, action }) => (
        <p key={id} className={styles.toast}>
          {text}
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
        </p>
      ))}
    </div>
  );
}
