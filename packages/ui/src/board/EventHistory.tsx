import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import styles from './EventHistory.module.css';

interface HistoryProps {
  readonly title: string;
  /** The text before the first event. */
  readonly none: string;
  /** The oldest first. */
  readonly lines: readonly string[];
  /** Where the board has room for it. */
  readonly className: string | undefined;
  readonly children?: ReactNode;
}

/** The public history, for tables with memory help. */
export function EventHistory({ title, none, lines, className = '', children }: HistoryProps) {
  const [open, setOpen] = useState(false);
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    if (open) page.current?.scrollTo({ top: page.current.scrollHeight });
  }, [open, lines.length]);
  return (
    <aside className={`${styles.history} ${className}`} data-open={open}>
      <button type="button" aria-label={title} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="book" />
        <span>{title}</span>
      </button>
      {open && (
        <div className={styles.page}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard */}
          <section ref={page} aria-label={title} tabIndex={0}>
            {lines.length === 0 ? <p>{none}</p> : <Lines lines={lines} />}
          </section>
          {children}
        </div>
      )}
    </aside>
  );
}

function Lines({ lines }: Pick<HistoryProps, 'lines'>) {
  return (
    <ol>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ol>
  );
}
