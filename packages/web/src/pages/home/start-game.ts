import { isRefusal, type Refusal } from '@parlour/kernel';
import { navigate } from 'wouter/use-browser-location';
import { house } from '../../client/api/server-api.ts';
import { introduce } from '../../client/identity.ts';
import { botsFor, type Door, unhurried } from './game-catalogue.ts';

/** Straight to a first move. Without a house to ask, the same game is played on the device. */
export async function playWithBots(door: Door): Promise<Refusal | undefined> {
  await introduce();
  const bots = Array.from({ length: botsFor(door) }, () => 'normal' as const);
  const made = await house.newTable({ game: door.id, options: unhurried(door), bots, start: true });
  if (isRefusal(made)) {
    if (made.refused !== 'unreachable') return made;
    navigate(`/here/${door.id}?bots=${bots.length}`);
    return undefined;
  }
  navigate(`/t/${made.code}`);
  return undefined;
}

export const inviteFriends = (door: Door) => openTable({ game: door.id });

/** A table that anyone may find and join. */
export const inviteAnyone = (door: Door) => openTable({ game: door.id, visibility: 'public' });

/** This device becomes the shared screen, phones the hands. */
export const openParty = (door: Door) => openTable({ game: door.id, sharedScreen: true });

async function openTable(wanted: Parameters<typeof house.newTable>[0]): Promise<Refusal | undefined> {
  await introduce();
  const made = await house.newTable(wanted);
  if (isRefusal(made)) return made;
  navigate(`/t/${made.code}${wanted.sharedScreen === true ? '?tv' : ''}`);
  return undefined;
}
