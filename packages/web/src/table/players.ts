import type { TableInfo } from '@parlour/protocol';
import { playerAt } from '@parlour/protocol';
import type { PlayerInfo } from '../games/face.ts';

export function playersOf(table: TableInfo): readonly PlayerInfo[] {
  return table.seats.map((seated, seat) => ({ seat, ...playerAt(seated), connected: seated.kind === 'bot' || seated.connected }));
}
