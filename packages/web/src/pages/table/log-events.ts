import type { GameTypes } from '@parlour/kernel';
import type { AnyGameUi } from '@parlour/ui/board/game-ui.ts';
import type { LoggedStep } from '../../client/table/table-client.ts';

interface LogEvents {
  readonly steps: readonly (Omit<LoggedStep, 'events'> & { readonly events: readonly GameTypes['Event'][] })[];
  /** Something is missing because players have to remember it. */
  readonly forgets: boolean;
}

/**
 * The events a player may read again, by step. With memory help that is the public history, as one step. Otherwise events that players have to remember leave
 * after their step, and all others stay.
 */
export function logEvents(
  { history, isLasting }: Pick<AnyGameUi, 'history' | 'isLasting'>,
  view: GameTypes['View'],
  log: readonly LoggedStep[],
): LogEvents {
  const publicHistory = history?.(view) ?? null;
  if (publicHistory !== null) return { steps: [{ step: 0, events: publicHistory, publicEvents: [] }], forgets: false };
  const last = log.at(-1)?.step;
  const steps = log.map(({ step, events, publicEvents }) => {
    const all = events as readonly GameTypes['Event'][];
    return { step, events: step === last || isLasting === undefined ? all : all.filter(isLasting), publicEvents };
  });
  return { steps, forgets: isLasting !== undefined };
}
