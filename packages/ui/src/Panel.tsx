import { type ReactNode, useEffect, useRef } from 'react';
import { RoundButton } from './Button.tsx';
import styles from './Panel.module.css';

interface PanelProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Over the table, between its top and its lower edge. */
  readonly over?: boolean;
  /** On a phone no higher than half of the screen, so that the table stays visible. */
  readonly low?: boolean;
  readonly children: ReactNode;
}

/** Beside the table, not over it: the match goes on. On a phone it rises from below. */
export function Panel({ title, closeLabel, onClose, over = false, low = false, children }: PanelProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  useEffect(() => {
    const panel = ref.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
      // Keys typed here must not reach the board's shortcuts.
      event.stopPropagation();
    };
    panel?.addEventListener('keydown', onKeyDown);
    return () => panel?.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  return (
    <aside ref={ref} className={styles.panel} data-overlay data-over={over} data-low={low} aria-label={title} tabIndex={-1}>
      <header>
        <h2>{title}</h2>
        <RoundButton icon="close" label={closeLabel} onClick={onClose} />
      </header>
      {children}
    </aside>
  );
}
