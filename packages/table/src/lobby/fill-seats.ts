import { seatsNear } from '@parlour/kernel';
import { requestStart } from '../match/play-match.ts';
import { seatStandIn } from '../match/stand-ins.ts';
import { newBotOccupant } from '../match/table-bots.ts';
import { type InputContext, isConnectedAnywhere, type Room, requestSave } from '../room/room.ts';
import { fillDueAt } from './fill-time.ts';

/** A good number of players: four, or as many as the game needs or allows. */
const playersOf = ({ game: { seats } }: Room): number => seatsNear(4, seats);

/** Seats bots and starts, when it is time. People may still take the seats of the bots, and a person who is gone keeps theirs. */
export function fillWithBots(ctx: InputContext): void {
  const { room, now } = ctx;
  const due = fillDueAt(ctx);
  const [connection] = room.connections.keys();
  if (due === null || due > now || connection === undefined) return;
  for (const [seat, occupant] of room.occupants.entries())
    if (occupant.kind === 'person' && !isConnectedAnywhere(room, occupant.person.handle))
      seatStandIn(ctx, seat, { owner: occupant.person, by: null });
  while (room.occupants.length < playersOf(room)) room.occupants = [...room.occupants, newBotOccupant(room, 'normal')];
  room.meta = { ...room.meta, fillAt: null };
  requestSave(ctx);
  requestStart(ctx, connection);
}
