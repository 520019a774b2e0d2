import type { SeatNotice } from '@parlour/protocol';
import { send } from '../output/send.ts';
import type { ConnectionId } from '../room/inputs.ts';
import { type InputContext, type Room, requestSave } from '../room/room.ts';
import type { TableMeta } from '../room/table-meta.ts';
import { reservedSeatOf } from './seat-owners.ts';

/** A notice and the person it is for. */
export interface SavedNotice {
  readonly handle: string;
  readonly notice: SeatNotice;
}

/** A table is saved whole at every change, so its lists are bounded. */
const MAX_NOTICES_EACH = 12;
const MAX_NOTICES = 96;
/** Somebody may hold the seat on another device: these are dropped last. */
const ABOUT_DEVICES: ReadonlySet<SeatNotice['kind']> = new Set(['code', 'moved']);

/** Adds a notice about a seat, and sends it to the owner if connected. The caller saves the table. */
export function addNotice(ctx: InputContext, handle: string, notice: SeatNotice): void {
  const { room } = ctx;
  const all = [...room.meta.notices, { handle, notice }];
  const own = all.filter((saved) => saved.handle === handle);
  const isFull = own.length > MAX_NOTICES_EACH || all.length > MAX_NOTICES;
  const dropped = isFull ? leastImportant(own.length > MAX_NOTICES_EACH ? own : mostOfOne(all)) : undefined;
  room.meta = { ...room.meta, notices: all.filter((saved) => saved !== dropped) };
  sendNotices(ctx, connectionsOf(room, handle), handle);
}

/** The oldest, and one about another device only where there are no others. */
const leastImportant = (notices: readonly SavedNotice[]): SavedNotice | undefined =>
  notices.find(({ notice }) => !ABOUT_DEVICES.has(notice.kind)) ?? notices[0];

/** The notices of the person with the most: nobody pushes out those of others. */
function mostOfOne(all: readonly SavedNotice[]): readonly SavedNotice[] {
  const lists = [...new Set(all.map(({ handle }) => handle))].map((handle) => all.filter((saved) => saved.handle === handle));
  return lists.reduce((most, each) => (each.length > most.length ? each : most), []);
}

/** Sends a person all unread notices about their seat. */
export function sendNotices(ctx: InputContext, to: readonly ConnectionId[], handle: string): void {
  const notices = noticesFor(ctx.room, handle);
  if (notices.length > 0) send(ctx, to, { type: 'seat-notices', notices });
}

/** While the bot still plays, the last notice counts its moves so far. */
function noticesFor(room: Room, handle: string): readonly SeatNotice[] {
  const own = room.meta.notices.flatMap((saved) => (saved.handle === handle ? [saved.notice] : []));
  const seat = reservedSeatOf(room, handle);
  const moves = seat === null ? undefined : room.running?.bots.get(seat)?.moves;
  const last = own.findLastIndex(({ kind }) => kind === 'bot');
  const notice = own[last];
  return moves === undefined || notice?.kind !== 'bot' ? own : own.with(last, { ...notice, moves });
}

/** The owner is back in the seat: the bot's number of moves is final. */
export function noteReturn(ctx: InputContext, handle: string, at: number): void {
  const { room } = ctx;
  const own = noticesFor(room, handle).map((notice) => ({ handle, notice }));
  const others = room.meta.notices.filter((saved) => saved.handle !== handle);
  room.meta = { ...room.meta, notices: [...others, ...own] };
  addNotice(ctx, handle, { kind: 'returned', at });
}

export function readNotices(ctx: InputContext, handle: string): void {
  const { room } = ctx;
  const { notices } = room.meta;
  if (!notices.some((saved) => saved.handle === handle)) return;
  room.meta = { ...room.meta, notices: notices.filter((saved) => saved.handle !== handle) };
  requestSave(ctx);
}

/** Sends notices that another node wrote to owners connected here. */
export function sendNewNotices(ctx: InputContext, before: TableMeta): void {
  const { room } = ctx;
  const known = new Set(before.notices.map((saved) => JSON.stringify(saved)));
  const fresh = room.meta.notices.filter((saved) => !known.has(JSON.stringify(saved)));
  for (const handle of new Set(fresh.map((saved) => saved.handle))) sendNotices(ctx, connectionsOf(room, handle), handle);
}

export function connectionsOf(room: Room, handle: string): ConnectionId[] {
  return [...room.connections].flatMap(([connection, person]) => (person.handle === handle ? [connection] : []));
}
