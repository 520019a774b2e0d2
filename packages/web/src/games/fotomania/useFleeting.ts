import { useEffect, useState } from 'react';
import type { Heard } from '../face.ts';

/** What was heard with this step, for a while; then it is gone from the page. */
export function useFleeting<Event>(heard: Heard<Event>, ms: number): readonly Event[] {
  const [past, setPast] = useState<number | null>(null);
  useEffect(() => {
    if (heard.events.length === 0) return;
    const timer = setTimeout(() => setPast(heard.step), ms);
    return () => clearTimeout(timer);
  }, [heard, ms]);
  return past === heard.step ? [] : heard.events;
}
