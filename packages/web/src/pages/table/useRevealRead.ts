import type { GameTypes } from '@parlour/kernel';
import type { TableInfo } from '@parlour/protocol';
import type { AnyGameUi } from '@parlour/ui/board/game-ui.ts';
import { useEffect } from 'react';
import type { TableClient, TableClientState } from '../../client/table/table-client.ts';

/** A tap or a key at a reveal says that this player has read it. Bots then stop waiting. */
export function useRevealRead(client: TableClient, { game }: AnyGameUi, { seat, stepEvents }: TableClientState, table: TableInfo): void {
  const stands =
    seat !== null &&
    table.seats.some((seated) => seated.kind === 'bot') &&
    stepEvents.events.some((event) => game.isReveal?.(event as GameTypes['Event']) === true);
  const { step } = stepEvents;
  useEffect(() => {
    if (!stands) return undefined;
    const stop = () => {
      removeEventListener('pointerdown', read);
      removeEventListener('keydown', read);
    };
    const read = () => {
      stop();
      client.send({ type: 'reveal-read', step });
    };
    addEventListener('pointerdown', read);
    addEventListener('keydown', read);
    return stop;
  }, [client, stands, step]);
}
