import { useState } from 'react';
import type { StepEvents } from '../board/game-ui.ts';

const MAX_EVENTS = 200;

interface EventLog {
  readonly step: number;
  readonly events: readonly object[];
}

/** The events since the page was loaded, the oldest first. A step back, as in a replay, begins a new log. */
export function useEventLog({ step, events }: StepEvents<object>, isLasting: boolean): readonly object[] {
  const [log, setLog] = useState<EventLog>({ step, events });
  if (step === log.step) return log.events;
  const next = { step, events: isLasting && step > log.step ? [...log.events, ...events].slice(-MAX_EVENTS) : events };
  setLog(next);
  return next.events;
}
