import { isRefusal, type Refusal } from '@parlour/kernel';
import { preferredTempo, settingsStore } from '@parlour/ui/settings/settings.ts';
import { navigate } from 'wouter/use-browser-location';
import { serverApi } from '../../client/api/server-api.ts';
import { syncIdentity } from '../../client/identity.ts';
import { botGameSetup, rememberedChoice } from './bot-game-choice.ts';
import { leaveBotTables } from './bot-tables.ts';
import type { GameEntry } from './game-catalogue.ts';

/** Starts a match with bots. Without a server, the same match is played on the device. */
export async function playWithBots(entry: GameEntry, choice = rememberedChoice(entry)): Promise<Refusal | undefined> {
  await syncIdentity();
  await leaveBotTables(entry.id);
  const made = await serverApi.newTable({ game: entry.id, ...botGameSetup(entry, choice), start: true, settings: ownSettings() });
  if (isRefusal(made)) {
    if (made.refused !== 'unreachable') return made;
    navigate(`/local/${entry.id}?bots=${choice.bots}`);
    return undefined;
  }
  navigate(`/t/${made.code}`);
  return undefined;
}

/** A table begins with the pace of the person who opens it. */
const ownSettings = () => ({ tempo: preferredTempo(settingsStore.getState()) });

export const openPrivateTable = (entry: GameEntry) => openTable({ game: entry.id });

/** A table that anyone may find and join. */
export const openPublicTable = (entry: GameEntry) => openTable({ game: entry.id, visibility: 'public' });

/** This device becomes the shared screen, phones hold the hands. */
export const openSharedScreenTable = (entry: GameEntry) => openTable({ game: entry.id, sharedScreen: true });

async function openTable(wanted: Parameters<typeof serverApi.newTable>[0]): Promise<Refusal | undefined> {
  await syncIdentity();
  const made = await serverApi.newTable({ ...wanted, settings: ownSettings() });
  if (isRefusal(made)) return made;
  navigate(`/t/${made.code}${wanted.sharedScreen === true ? '?tv' : ''}`);
  return undefined;
}
