import type { GameTypes } from '@parlour/kernel';
import type { AnyGameUi } from '@parlour/ui/board/game-ui.ts';
import type { TableClientState } from '../../client/table/table-client.ts';

interface LogEvents {
  readonly events: readonly GameTypes['Event'][];
  /** Something is missing because players have to remember it. */
  readonly forgets: boolean;
}

/**
 * The events a player may read again. With memory help that is the public history. Otherwise events that players have to remember leave
 * after their step, and all others stay.
 */
export function logEvents(
  { history, isLasting }: Pick<AnyGameUi, 'history' | 'isLasting'>,
  view: GameTypes['View'],
  log: TableClientState['log'],
): LogEvents {
  const kept = history?.(view) ?? null;
  if (kept !== null) return { events: kept, forgets: false };
  const last = log.at(-1)?.step;
  const events = log.flatMap((stepEvents) => {
    const all = stepEvents.events as readonly GameTypes['Event'][];
    return stepEvents.step === last || isLasting === undefined ? all : all.filter(isLasting);
  });
  return { events, forgets: isLasting !== undefined };
}
