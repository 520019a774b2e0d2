import { type ComponentProps, useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import { useWords } from './words/useWords.ts';

const PATIENCE_MS = 5000;

interface TwoTapsProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** The label after the first tap. */
  readonly sure?: string;
  readonly onSure: () => void;
}

/** For what cannot be undone: the first tap asks, the second acts. */
export function ConfirmButton({ sure, onSure, children, ...rest }: TwoTapsProps) {
  const words = useWords();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!asked) return undefined;
    const timer = setTimeout(() => setAsked(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  return (
    <Button
      {...rest}
      look={asked ? 'red' : (rest.look ?? 'quiet')}
      data-asked={asked}
      onClick={() => (asked ? onSure() : setAsked(true))}
      aria-live="polite"
    >
      {asked ? (sure ?? words.t('confirm.again')) : children}
    </Button>
  );
}
