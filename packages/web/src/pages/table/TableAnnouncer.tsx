import type { GameTypes } from '@parlour/kernel';
import type { ChatLine } from '@parlour/protocol';
import { announce } from '@parlour/ui/announcer/announcer.ts';
import { plainText } from '@parlour/ui/announcer/plain-text.ts';
import { useAnnounced } from '@parlour/ui/announcer/useAnnounced.ts';
import type { AnyGameUi, BoardScene } from '@parlour/ui/board/game-ui.ts';
import { useSettings } from '@parlour/ui/settings/useSettings.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { Words } from '@parlour/words';
import { Suspense, use, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { TableClient, TableClientState } from '../../client/table/table-client.ts';
import { preloadGame } from '../../table/preload-game.ts';
import { mutedStore } from './chat/muted.ts';
import { playersOf } from './players.ts';

/** Announces everything public that happens at a table: events, the player's own turn, the winners, and chat. */
export function TableAnnouncer({ client }: { readonly client: TableClient }) {
  const game = useStore(client.store, ({ table }) => table?.game);
  const settings = useSettings();
  const loading = game === undefined ? undefined : preloadGame(game, settings);
  if (loading === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Spoken client={client} loading={loading} />
    </Suspense>
  );
}

function Spoken({ client, loading }: { readonly client: TableClient; readonly loading: Promise<AnyGameUi> }) {
  const gameUi = use(loading);
  const words = useWords('table', ...gameUi.areas);
  const state = useStore(client.store);
  const { seat, you, chat } = state;
  useEffect(() => {
    const speak = () => {
      const scene = sceneOf(client.store.getState(), words);
      if (scene === null) return;
      for (const { events } of client.takeReceived()) for (const event of events) announce(gameUi.describeEvent(event as object, scene));
    };
    speak();
    return client.store.subscribe(speak);
  }, [client, gameUi, words]);
  const scene = sceneOf(state, words);
  const tells = scene !== null && (scene.over !== null || (seat !== null && scene.waiting.includes(seat)));
  useAnnounced(tells ? plainText(gameUi.statusLine(scene)) : null);
  useSpokenChat(chat, you, words);
  return null;
}

function sceneOf({ table, observation, seat }: TableClientState, words: Words): BoardScene<GameTypes> | null {
  if (table === null || observation === null || table.phase === 'lobby') return null;
  return { ...observation, view: observation.view as object, seat, players: playersOf(table), words };
}

function useSpokenChat(chat: readonly ChatLine[], you: string | null, words: Words): void {
  const last = useRef(chat.at(-1)?.id ?? 0);
  useEffect(() => {
    const { handles } = mutedStore.getState();
    for (const { id, from, text, emote } of chat) {
      if (id <= last.current) continue;
      last.current = id;
      if (from.handle !== you && !handles.has(from.handle))
        announce(`${from.name}: ${emote === undefined ? text : words.t(`emote.${emote}`)}`);
    }
  }, [chat, you, words]);
}
