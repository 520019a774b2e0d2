import { type ComponentProps, useEffect, useState } from 'react';
import { useAnnounced } from './announcer/useAnnounced.ts';
import { Button } from './Button.tsx';
import { useWords } from './words/useWords.ts';

const ASKED_MS = 5000;

interface ConfirmButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** The label after the first tap. */
  readonly sure?: string;
  readonly onSure: () => void;
}

/** For what cannot be undone: the first tap asks, the second acts. */
export function ConfirmButton({ sure, onSure, children, ...rest }: ConfirmButtonProps) {
  const words = useWords();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!asked) return undefined;
    const timer = setTimeout(() => setAsked(false), ASKED_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  const question = sure ?? words.t('confirm.again');
  useAnnounced(asked ? question : null);
  return (
    <Button
      {...rest}
      look={asked ? 'red' : (rest.look ?? 'quiet')}
      data-asked={asked}
      onClick={() => (asked ? onSure() : setAsked(true))}
      onKeyDown={(event) => event.key === 'Escape' && setAsked(false)}
    >
      {asked ? question : children}
    </Button>
  );
}
