import { useWords } from '@parlour/ui/words/useWords.ts';
import type { ReactNode } from 'react';
import { RoundLink } from './links.tsx';
import styles from './Page.module.css';

interface PageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A text page: a link back, a title, and sections. */
export function Page({ title, children }: PageProps) {
  const words = useWords();
  return (
    <main className={styles.page}>
      <title>{`${title} · Parlour`}</title>
      <header>
        <RoundLink href="/" icon="exit" label={words.t('notFound.home')} />
        <h1>{title}</h1>
      </header>
      {children}
    </main>
  );
}

interface SheetProps {
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function PageSection({ title, wide = false, children }: SheetProps) {
  return (
    <section className={styles.sheet} data-wide={wide} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
