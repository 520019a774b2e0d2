import { isRefusal, type Refusal } from '@parlour/kernel';
import { useCallback, useEffect, useState } from 'react';

export interface RequestState<T> {
  /** null until the server has answered. */
  readonly answer: T | Refusal | null;
  /** The server's newest answer. A refusal keeps what was known before. */
  readonly update: (next: T | Refusal) => void;
  readonly again: () => void;
}

/** Sends a request when the page opens. `ask` must stay the same function. */
export function useRequest<T>(ask: () => Promise<T | Refusal>): RequestState<T> {
  const [answer, setAnswer] = useState<T | Refusal | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let here = true;
    void ask().then((found) => {
      if (here) setAnswer(found);
    });
    return () => {
      here = false;
    };
  }, [ask, asked]);
  const update = useCallback((next: T | Refusal) => setAnswer((before) => (isRefusal(next) ? before : next)), []);
  const again = useCallback(() => setAsked((times) => times + 1), []);
  return { answer, update, again };
}
