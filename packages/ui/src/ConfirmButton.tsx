import { type ComponentProps, useEffect, useState } from 'react';
import { useAnnounced } from './announcer/useAnnounced.ts';
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
  const question = sure ?? words.t('confirm.again');
  useAnnounced(asked ? question : null);
  return (
    <Button {...rest} look={asked ? 'red' : (rest.look ?? 'quiet')} data-asked={asked} onClick={() => (asked ? onSure() : setAsked(true))}>
      {asked ? question : children}
    </Button>
  );
}
