import { useSavedDraft } from './useSavedDraft.ts';

/** A draft that lasts as long as its decision. */
export function useDecisionDraft<T>(name: string, decision: string, initial: T): [T, (next: T) => void] {
  const [kept, setKept] = useSavedDraft(name, { decision, value: initial }, decision);
  const value = kept.decision === decision ? kept.value : initial;
  return [value, (next) => setKept({ decision, value: next })];
}
