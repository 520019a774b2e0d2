import { isRecord } from '@parlour/kernel';
import { createContext, use, useCallback, useEffect, useState } from 'react';
import { tabStorage } from '../browser/storage.ts';

/** Where a draft belongs: a match, its viewer and the step they see. Null where nothing is chosen. */
export interface DraftKey {
  readonly place: string;
  readonly step: number;
}

export const DraftContext = createContext<DraftKey | null>(null);

/**
 * A draft that survives a reload: state of the component, also saved for this tab. It is
 * restored only at its decision (the present step by default), and deleted with the component.
 */
export function useSavedDraft<T>(name: string, initial: T, decision?: string): [T, (value: T) => void] {
  const at = use(DraftContext);
  const key = `parlour.draft.${name}`;
  const now = at === null ? null : `${at.place} ${decision ?? at.step}`;
  const [value, setValue] = useState<T>(() => (now === null ? initial : ((savedDraft(key, now) as T | undefined) ?? initial)));
  useEffect(() => () => tabStorage.remove(key), [key]);
  const change = useCallback(
    (next: T) => {
      setValue(next);
      if (now !== null) tabStorage.write(key, { decision: now, value: next });
    },
    [key, now],
  );
  return [value, change];
}

function savedDraft(key: string, decision: string): unknown {
  const saved = tabStorage.read(key);
  return isRecord(saved) && saved.decision === decision ? saved.value : undefined;
}
