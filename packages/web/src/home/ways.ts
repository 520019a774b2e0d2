import { isRefusal, type Refusal } from '@parlour/kernel';
import { navigate } from 'wouter/use-browser-location';
import { house } from '../api/house.ts';
import { introduce } from '../me/me.ts';
import { botsFor, type Door } from './doors.ts';

/** Straight to a first move. Without a house to ask, the same game is played on the device. */
export async function playWithBots(door: Door): Promise<Refusal | undefined> {
  await introduce();
  const bots = Array.from({ length: botsFor(door) }, () => 'normal' as const);
  const made = await house.newTable({ game: door.id, bots, start: true });
  if (isRefusal(made)) {
    if (made.refused !== 'unreachable') return made;
    navigate(`/here/${door.id}?bots=${bots.length}`);
    return undefined;
  }
  navigate(`/t/${made.code}`);
  return undefined;
}

export async function inviteFriends(door: Door, tv = false): Promise<Refusal | undefined> {
  await introduce();
  const made = await house.newTable({ game: door.id });
  if (isRefusal(made)) return made;
  navigate(`/t/${made.code}${tv ? '?tv' : ''}`);
  return undefined;
}
