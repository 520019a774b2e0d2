import { useState } from 'react';

/** A half-made choice, kept as long as the decision it belongs to, and forgotten with it. */
export function useDecision<T>(decision: string, initial: T): [T, (next: T) => void] {
  const [kept, setKept] = useState({ decision, value: initial });
  const value = kept.decision === decision ? kept.value : initial;
  return [value, (next) => setKept({ decision, value: next })];
}
