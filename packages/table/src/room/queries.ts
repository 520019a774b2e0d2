import { isOver, type Outcome } from '@parlour/kernel';
import type { ChatLine, Person } from '@parlour/protocol';
import type { ConnectionId } from './inputs.ts';
import type { Room } from './room.ts';

/** What a server may know of a room. It reads nothing else of it but the code and the game. */

export const isOccupied = ({ connections }: Room): boolean => connections.size > 0;

export const connectionCount = ({ connections }: Room): number => connections.size;

export const connectionIds = ({ connections }: Room): readonly ConnectionId[] => [...connections.keys()];

export const personOn = ({ connections }: Room, connection: ConnectionId): Person | undefined => connections.get(connection);

/** The people connected to this node. */
export const handlesHere = ({ connections }: Room): readonly string[] => [
  ...new Set([...connections.values()].map(({ handle }) => handle)),
];

export const hasPresenceOf = ({ remotePresence }: Room, node: string): boolean => remotePresence.has(node);

export const recentChat = ({ chat }: Room): readonly ChatLine[] => chat;

/** The texts that one person has written, oldest first. */
export const chatTextsOf = ({ chat }: Room, handle: string): readonly string[] =>
  chat.flatMap(({ from, text }) => (from.handle === handle && text !== undefined ? [text] : []));

/** Everyone who sits, is connected or has chatted at the table. */
export function peopleAt({ occupants, chat, connections }: Room): readonly Person[] {
  const seated = occupants.flatMap((occupant) => (occupant.kind === 'person' ? [occupant.person] : (occupant.owner ?? [])));
  return [...chat.map(({ from }) => from), ...connections.values(), ...seated];
}

/** Whether the table shows anything of a person. */
export const knowsPerson = (room: Room, handle: string): boolean =>
  [...peopleAt(room), ...room.meta.seatRequests.map(({ person }) => person)].some((person) => person.handle === handle);

/** The day whose deal is played here; undefined at other tables. */
export const dailyOf = ({ meta }: Room): string | undefined => meta.daily;

export const isHost = ({ host }: Room, handle: string): boolean => host === handle;

export const isPublic = ({ visibility }: Room): boolean => visibility === 'public';

/** Whether friends of its players find the table. */
export const isShownToFriends = ({ visibility, phase }: Room): boolean => visibility !== 'private' && phase !== 'over';

/** The table is in a store that other nodes use too. */
export const isClustered = ({ env }: Room): boolean => env.isClustered === true;

/** The match of the table and its last stored step; null while it has none. */
export function storedPosition({ running }: Room): { readonly match: string; readonly step: number } | null {
  return running === null ? null : { match: running.id, step: running.stored.step };
}

/** The last match's id, also when the table is back in the lobby. */
export const lastMatch = ({ match }: Room): string | null => match;

/** Whether the table runs this match, or is about to. */
export const holdsMatch = ({ running, pendingMatch }: Room, match: string): boolean =>
  running?.id === match || pendingMatch?.head.id === match;

/** The outcome of the table's match, if it is over. */
export function outcomeOf({ running }: Room): Outcome | undefined {
  return running !== null && isOver(running.stored.status) ? running.stored.status.over : undefined;
}

export const wakesBefore = ({ wakeAt }: Room, time: number): boolean => wakeAt !== null && wakeAt < time;
