import type { Manifest } from '@parlour/kernel';
import type { BotLevel, ClientMessage } from '@parlour/protocol';
import type { Room } from '../room/room.ts';

const ALLOWED: ReadonlySet<ClientMessage['type']> = new Set([
  'share',
  'pause',
  'move',
  'reveal-read',
  'sync',
  'legal-moves',
  'notices-read',
  'chat',
  'emote',
]);

/** Whether a message would change what is the same for everyone in a daily deal: the seats, the options, the number of matches. */
export function changesDailyDeal({ meta, match }: Room, message: ClientMessage): boolean {
  if (meta.daily === undefined || ALLOWED.has(message.type)) return false;
  if (message.type === 'start') return match !== null;
  return message.type !== 'settings' || Object.keys(message.settings).some((key) => key !== 'tempo');
}

/** The game options and bots of a game's daily deal: no clocks, and bots of the normal level. Undefined for a game without one. */
export function dailySetup({
  clocks,
  daily,
}: Manifest): { readonly options: Readonly<Record<string, boolean | number | string>>; readonly bots: readonly BotLevel[] } | undefined {
  if (daily === undefined) return undefined;
  return {
    options: { ...Object.fromEntries(clocks.map((clock) => [clock, 0])), ...daily.options },
    bots: Array.from({ length: daily.bots }, () => 'normal'),
  };
}
