import type { GameTypes } from '@parlour/kernel';
import type { ChatLine } from '@parlour/protocol';
import { announce } from '@parlour/ui/announcer/announcer.ts';
import { plainText } from '@parlour/ui/announcer/plain-text.ts';
import { useAnnounced } from '@parlour/ui/announcer/useAnnounced.ts';
import type { AnyGameUi, BoardScene } from '@parlour/ui/board/game-ui.ts';
import { useSettings } from '@parlour/ui/settings/useSettings.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { TableClient, TableClientState } from '../../client/table/table-client.ts';
import { preloadGame } from '../../table/preload-game.ts';
import { mutedStore } from './chat/muted.ts';
import { playersOf } from './players.ts';

type Heard = TableClientState['heard'];

/** Says everything public that happens at a table: events, the player's own turn, the winners, and chat. */
export function TableAnnouncer({ client }: { readonly client: TableClient }) {
  const { unspoken, onSpoken } = useUnspoken(client);
  const game = useStore(client.store, ({ table }) => table?.game);
  const settings = useSettings();
  const loading = game === undefined ? undefined : preloadGame(game, settings);
  if (loading === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Spoken client={client} loading={loading} unspoken={unspoken} onSpoken={onSpoken} />
    </Suspense>
  );
}

/** Steps whose events are not said yet: none is lost while words are loading or when two steps arrive together. */
function useUnspoken({ store }: TableClient): { unspoken: readonly Heard[]; onSpoken: (spoken: readonly Heard[]) => void } {
  const [unspoken, setUnspoken] = useState<readonly Heard[]>([]);
  useEffect(() => {
    const hear = (heard: Heard) => {
      if (heard.events.length > 0) setUnspoken((before) => [...before, heard]);
    };
    hear(store.getState().heard);
    return store.subscribe(({ heard }, before) => {
      if (heard !== before.heard) hear(heard);
    });
  }, [store]);
  return { unspoken, onSpoken: (spoken) => setUnspoken((before) => before.filter((heard) => !spoken.includes(heard))) };
}

interface SpokenProps {
  readonly client: TableClient;
  readonly loading: Promise<AnyGameUi>;
  readonly unspoken: readonly Heard[];
  readonly onSpoken: (spoken: readonly Heard[]) => void;
}

function Spoken({ client, loading, unspoken, onSpoken }: SpokenProps) {
  const gameUi = use(loading);
  const words = useWords('table', ...gameUi.areas);
  const { table, observation, seat, you, chat } = useStore(client.store);
  const players = table === null ? [] : playersOf(table);
  const scene: BoardScene<GameTypes> | null =
    observation === null || table?.phase === 'lobby' ? null : { ...observation, view: observation.view as object, seat, players, words };
  useEffect(() => {
    if (unspoken.length === 0 || scene === null) return;
    for (const { events } of unspoken) for (const event of events) announce(gameUi.describeEvent(event as object, scene));
    onSpoken(unspoken);
  });
  const tells = scene !== null && (scene.over !== null || (seat !== null && scene.waiting.includes(seat)));
  useAnnounced(tells ? plainText(gameUi.statusLine(scene)) : null);
  useSpokenChat(chat, you, words);
  return null;
}

function useSpokenChat(chat: readonly ChatLine[], you: string | null, words: ReturnType<typeof useWords>): void {
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
