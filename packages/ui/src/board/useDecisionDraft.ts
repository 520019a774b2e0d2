import { useHalfMade } from './useSavedDraft.ts';

/** A half-made choice, kept as long as the decision it belongs to, and forgotten with it. */
export function useDecision<T>(name: string, decision: string, initial: T): [T, (next: T) => void] {
  const [kept, setKept] = useHalfMade(name, { decision, value: initial }, decision);
  const value = kept.decision === decision ? kept.value : initial;
  return [value, (next) => setKept({ decision, value: next })];
}
