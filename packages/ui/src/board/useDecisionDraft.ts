import { useSavedDraft } from './useSavedDraft.ts';

/** A draft that lasts as long as its decision. */
export function useDecisionDraft<T>(name: string, decision: string, initial: T): [T, (next: T) => void] {
  const [saved, setSaved] = useSavedDraft(name, { decision, value: initial }, decision);
  const value = saved.decision === decision ? saved.value : initial;
  return [value, (next) => setSaved({ decision, value: next })];
}
