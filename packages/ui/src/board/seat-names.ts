import type { SeatName } from '@parlour/words';
import type { PlayerInfo } from './game-ui.ts';

/** The names at a table, for sentences. */
export const seatNames =
  (players: readonly PlayerInfo[]): SeatName =>
  (seat) =>
    players[seat]?.name ?? '';
