import type { Who } from '@parlour/words';
import type { PlayerInfo } from './game-ui.ts';

/** The names at a table, as sentences ask for them. */
export const whoIn =
  (players: readonly PlayerInfo[]): Who =>
  (seat) =>
    players[seat]?.name ?? '';
