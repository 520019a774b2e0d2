import { useSavedDraft } from './useSavedDraft.ts';

/** A half-made choice, kept as long as the decision it belongs to, and forgotten with it. */
export function useDecisionDraft<T>(name: string, decision: string, initial: T): [T, (next: T) => void] {
  const [kept, setKept] = useSavedDraft(name, { decision, value: initial }, decision);
  const value = kept.decision === decision ? kept.value : initial;
  return [value, (next) => setKept({ decision, value: next })];
}
