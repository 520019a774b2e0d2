import type { Seat } from '@parlour/kernel';
import type { Person, TableRefusal } from '@parlour/protocol';
import type { Occupant, SavedTable } from '../room/inputs.ts';
import { presentHandles, type Room, seatOf } from '../room/room.ts';
import type { TableMeta } from '../room/table-meta.ts';

/** A person who has held a seat of the running match, also after leaving it. */
export interface Holder {
  readonly handle: string;
  readonly seat: Seat;
}

/** Every holder is saved until the match is over. The list is bounded: when it is full, nobody else can sit down. */
const MAX_HOLDERS = 64;

/** The person in the seat, or the absent player for whom a bot plays. An ordinary bot has no owner. */
export function ownerOf(occupant: Occupant | undefined): Person | null {
  if (occupant === undefined) return null;
  return occupant.kind === 'person' ? occupant.person : (occupant.owner ?? null);
}

/** The seat a bot plays for this person while they are away. */
export function reservedSeatOf(room: Room, handle: string): Seat | null {
  const seat = room.occupants.findIndex((occupant) => occupant.kind === 'bot' && occupant.owner?.handle === handle);
  return seat < 0 ? null : seat;
}

/** Whether a person has a seat or can take theirs back. A removed player cannot. */
export function ownsSeat(room: Room, handle: string): boolean {
  return seatOf(room, handle) !== null || (reservedSeatOf(room, handle) !== null && !room.bannedFromSeats.has(handle));
}

/** The connected people who have a seat or can take theirs back. */
export const presentOwners = (room: Room): readonly string[] => [...presentHandles(room)].filter((handle) => ownsSeat(room, handle));

/** The handles of all people who have a seat at a saved table or can take theirs back. */
export function seatOwners({ occupants, bannedFromSeats }: SavedTable): string[] {
  return occupants.flatMap((occupant) => {
    const handle = ownerOf(occupant)?.handle;
    return handle === undefined || (occupant.kind === 'bot' && bannedFromSeats.includes(handle)) ? [] : [handle];
  });
}

/**
 * Why a person may not have this seat; null when they may. A seat's knowledge belongs to its owner, and nobody sees
 * two hands of one match.
 */
export function seatRefusal(room: Room, handle: string, seat: Seat): TableRefusal | null {
  if (room.bannedFromSeats.has(handle)) return 'kicked';
  if (seatOf(room, handle) !== null) return 'already-seated';
  if (room.pendingMatch !== null) return 'match-running';
  if (room.phase !== 'playing') return null;
  const held = room.meta.holders.find((holder) => holder.handle === handle);
  if (held !== undefined) return held.seat === seat ? null : 'match-running';
  return room.meta.holders.length >= MAX_HOLDERS ? 'match-running' : null;
}

/** Whether an agent may not sit here: the table is rated, or the host, a person, has neither opened it for agents nor invited this one. */
export function isAgentRefused(room: Room, { handle, agent }: Person): boolean {
  if (agent !== true || ownsSeat(room, handle)) return false;
  if (room.rated) return true;
  return room.host !== handle && room.meta.settings.agents !== 'open' && !room.invitedAgents.has(handle);
}

/** The list of holders with one added. */
export function withHolder(holders: readonly Holder[], handle: string, seat: Seat): readonly Holder[] {
  return holders.some((holder) => holder.handle === handle) ? holders : [...holders, { handle, seat }];
}

/** The seat fields of the table meta when a match starts. */
export function metaForMatch(meta: TableMeta, handles: readonly (string | null)[]): TableMeta {
  const holders = handles.flatMap((handle, seat) => (handle === null ? [] : [{ handle, seat }]));
  // A table that has played keeps its game.
  const { otherGames: _others, ...kept } = meta;
  return { ...kept, holders, rematch: [], codeRequests: [], paused: false, ...(meta.fillAt === undefined ? {} : { fillAt: null }) };
}

/** The seats for the next match: its bots start with the deal, and a removed player no longer owns a seat. */
export function occupantsForMatch(room: Room): readonly Occupant[] {
  return room.occupants.map((occupant) => {
    if (occupant.kind === 'person') return occupant;
    const { owner, since: _since, ...bot } = occupant;
    return owner === undefined || room.bannedFromSeats.has(owner.handle) ? bot : { ...bot, owner };
  });
}

/** The seats without the claims of one owner. */
export function withoutOwner(occupants: readonly Occupant[], handle: string): readonly Occupant[] {
  return occupants.map((occupant) => {
    if (occupant.kind === 'person' || occupant.owner?.handle !== handle) return occupant;
    const { owner: _owner, ...bot } = occupant;
    return bot;
  });
}

/** Whether the host or a person with a seat has blocked them: they get no seat beside the blocker. An owner keeps theirs. */
export function isBlockedHere(room: Room, handle: string): boolean {
  const blockedBy = room.blocks.get(handle)?.blockedBy ?? [];
  return blockedBy.some((blocker) => blocker === room.host || ownsSeat(room, blocker)) && !ownsSeat(room, handle);
}
