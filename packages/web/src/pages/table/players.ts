import type { TableInfo } from '@parlour/protocol';
import { toPlayer } from '@parlour/protocol';
import type { PlayerInfo } from '@parlour/ui/board/game-ui.ts';

/** Whether a person has host powers: the host, and the shared screen. */
export function hasHostPowers({ host, sharedScreen }: TableInfo, you: string | null): boolean {
  return you !== null && (you === host || you === sharedScreen);
}

/** Whether nobody but bots waits for the one person at the table. */
export function canPauseAt({ seats, phase, settings }: TableInfo): boolean {
  const people = seats.filter((seated) => seated.kind === 'person' || seated.owner !== undefined).length;
  return phase === 'playing' && people === 1 && settings.timeControl === 'live';
}

export function playersOf(table: TableInfo): readonly PlayerInfo[] {
  return table.seats.map((seated, seat) => ({ seat, ...toPlayer(seated), connected: seated.kind === 'bot' || seated.connected }));
}
