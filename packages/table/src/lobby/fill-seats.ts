import { seatsNear } from '@parlour/kernel';
import { requestStart } from '../match/play-match.ts';
import { newBotOccupant } from '../match/table-bots.ts';
import { type InputContext, isConnectedAnywhere, type Room, requestSave } from '../room/room.ts';
import { fillDueAt } from './fill-time.ts';
import { leaveSeat } from './lobby.ts';

/** A good number of players: four, or as many as the game needs or allows. */
const playersOf = ({ game: { seats } }: Room): number => seatsNear(4, seats);

/** Seats bots, also for people who are gone, and starts, when it is time. People may still take the seats of the bots. */
export function fillWithBots(ctx: InputContext): void {
  const { room, now } = ctx;
  const due = fillDueAt(ctx);
  const [connection] = room.connections.keys();
  if (due === null || due > now || connection === undefined) return;
  for (const occupant of room.occupants)
    if (occupant.kind === 'person' && !isConnectedAnywhere(room, occupant.person.handle)) leaveSeat(ctx, occupant.person.handle);
  while (room.occupants.length < playersOf(room)) room.occupants = [...room.occupants, newBotOccupant(room, 'normal')];
  room.meta = { ...room.meta, fillAt: null };
  requestSave(ctx);
  requestStart(ctx, connection);
}
