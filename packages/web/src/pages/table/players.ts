import type { TableInfo, WireObservation } from '@parlour/protocol';
import { toPlayer } from '@parlour/protocol';
import type { PlayerInfo } from '@parlour/ui/board/game-ui.ts';

/** Whether a person has host powers: the host, and the shared screen. */
export function hasHostPowers({ host, sharedScreen }: TableInfo, you: string | null): boolean {
  return you !== null && (you === host || you === sharedScreen);
}

/** Whether only bots wait for the one person at the table. */
export function canPauseAt(table: TableInfo): boolean {
  return table.phase === 'playing' && peopleAt(table) === 1 && table.settings.timeControl === 'live';
}

/** Hints are for practice: one person alone with bots, in a match that counts for no ladder and no daily board. */
export function mayHint(table: TableInfo): boolean {
  const counts = table.rated || table.daily !== undefined;
  return table.phase === 'playing' && !counts && table.spectators === 0 && peopleAt(table) === 1;
}

const PRESSED_MS = 10_000;

/** A person has to decide soon: nothing distracts them. */
export const isPressed = ({ seats }: TableInfo, { waiting, msLeft }: Pick<WireObservation, 'waiting' | 'msLeft'>): boolean =>
  msLeft !== null && msLeft < PRESSED_MS && waiting.some((seat) => seats[seat]?.kind === 'person');

const peopleAt = ({ seats }: TableInfo): number => seats.filter((seated) => seated.kind === 'person' || seated.owner !== undefined).length;

export function playersOf(table: TableInfo): readonly PlayerInfo[] {
  return table.seats.map((seated, seat) => ({
    seat,
    ...toPlayer(seated),
    connected: seated.kind === 'bot' || seated.connected,
    ...(seated.kind === 'person' && seated.person.agent === true ? { agent: true } : {}),
  }));
}

/** The bots that have taken over for other players than this one. */
export function newStandIns(before: TableInfo, now: TableInfo, you: string | null): readonly { bot: string; name: string }[] {
  return now.seats.flatMap((seated, seat) => {
    const left = before.seats[seat];
    if (seated.kind !== 'bot' || left?.kind !== 'person' || left.person.handle === you) return [];
    return seated.owner?.handle === left.person.handle ? [{ bot: seated.name, name: left.person.name }] : [];
  });
}
