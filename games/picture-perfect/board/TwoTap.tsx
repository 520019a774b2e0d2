import { useAnnounced } from '@parlour/ui/announcer/useAnnounced.ts';
import { Button } from '@parlour/ui/Button.tsx';
import { type ReactNode, useEffect, useState } from 'react';

const DISARM_AFTER_MS = 4000;

interface TwoTapProps {
  /** The label after the first tap. */
  readonly armed: string;
  readonly disabled?: boolean;
  readonly children: ReactNode;
  onConfirm(): void;
}

/** A button with two taps, for what cannot be undone. */
export function ConfirmButton({ armed: sure, disabled = false, children, onConfirm }: TwoTapProps) {
  const [armed, setArmed] = useState(false);
  useEffect(() => {
    if (!armed) return undefined;
    const timer = setTimeout(() => setArmed(false), DISARM_AFTER_MS);
    return () => clearTimeout(timer);
  }, [armed]);
  useAnnounced(armed ? sure : null);
  return (
    <Button
      look={armed ? 'red' : 'quiet'}
      disabled={disabled}
      onClick={() => (armed ? onConfirm() : setArmed(true))}
      onKeyDown={(event) => event.key === 'Escape' && setArmed(false)}
    >
      {armed ? sure : children}
    </Button>
  );
}
