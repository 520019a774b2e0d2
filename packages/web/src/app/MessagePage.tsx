import type { ReactNode } from 'react';
import styles from './MessagePage.module.css';

interface SceneProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A page with one message: a locked door, its keyhole, and a card on it. */
export function MessagePage({ title, text, children }: SceneProps) {
  return (
    <main className={styles.scene}>
      <svg className="keyhole" viewBox="0 0 80 80" aria-hidden="true">
        <circle cx="40" cy="40" r="34" />
        <path d="M40 22a10 10 0 0 0-5 18.700L31.500 57h17L45 40.700A10 10 0 0 0 40 22Z" />
      </svg>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.ways}>{children}</div>
    </main>
  );
}
