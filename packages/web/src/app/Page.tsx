import { Icon } from '@parlour/ui/art/Icon.tsx';
import buttons from '@parlour/ui/Button.module.css';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
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
        <Link href="/" className={buttons.round} aria-label={words.t('notFound.home')} title={words.t('notFound.home')}>
          <Icon name="exit" />
        </Link>
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
