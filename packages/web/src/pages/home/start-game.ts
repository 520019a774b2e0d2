import { isRefusal, type Refusal } from '@parlour/kernel';
import { preferredTempo, settingsStore } from '@parlour/ui/settings/settings.ts';
import { navigate } from 'wouter/use-browser-location';
import { serverApi } from '../../client/api/server-api.ts';
import { syncIdentity } from '../../client/identity.ts';
import { botGameSetup, rememberedChoice } from './bot-game-choice.ts';
import { leaveBotTables } from './bot-tables.ts';
import type { GameEntry } from './game-catalogue.ts';

/** Starts a match with bots. Without a server, the same match is played on the device. */
export async function playWithBots(door: GameEntry, choice = rememberedChoice(door)): Promise<Refusal | undefined> {
  await syncIdentity();
  await leaveBotTables(door.id);
  const made = await serverApi.newTable({ game: door.id, ...botGameSetup(door, choice), start: true, settings: ownSettings() });
  if (isRefusal(made)) {
    if (made.refused !== 'unreachable') return made;
    navigate(`/local/${door.id}?bots=${choice.bots}`);
    return undefined;
  }
  navigate(`/t/${made.code}`);
  return undefined;
}

/** A table begins with the pace of the person who opens it. */
const ownSettings = () => ({ tempo: preferredTempo(settingsStore.getState()) });

export const openPrivateTable = (door: GameEntry) => openTable({ game: door.id });

/** A table that anyone may find and join. */
export const openPublicTable = (door: GameEntry) => openTable({ game: door.id, visibility: 'public' });

/** This device becomes the shared screen, phones hold the hands. */
export const openSharedScreenTable = (door: GameEntry) => openTable({ game: door.id, sharedScreen: true });

async function openTable(wanted: Parameters<typeof serverApi.newTable>[0]): Promise<Refusal | undefined> {
  await syncIdentity();
  const made = await serverApi.newTable({ ...wanted, settings: ownSettings() });
  if (isRefusal(made)) return made;
  navigate(`/t/${made.code}${wanted.sharedScreen === true ? '?tv' : ''}`);
  return undefined;
}
