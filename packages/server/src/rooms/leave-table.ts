import { type Input, ownsSeat } from '@parlour/table';
import type { Rooms } from './rooms.ts';

const LOOK_AGAIN_MS = 50;
const LOOKS = 60;

/**
 * Removes a person from their seat, wherever they are; false if it could not be done.
 * A table that is storing the start of a match lets nobody leave before that is done.
 */
export async function leaveTable(rooms: Rooms, code: string, input: Input & { readonly type: 'leave' | 'erase-person' }): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) {
    const live = await rooms.find(code);
    if (live === undefined) return true;
    rooms.deliver(live, input);
    if (!ownsSeat(live.room, input.handle)) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  return false;
}
