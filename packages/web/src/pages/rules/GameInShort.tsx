import { loadGameUi } from '@parlour/games/boards-catalogue';
import type { AnyGameUi } from '@parlour/ui/board/game-ui.ts';
import { use } from 'react';
import { ShortRules } from './ShortRules.tsx';

/** The game in a few pictures, for a page where its board is not loaded yet. */
export function GameInShort({ game }: { readonly game: string }) {
  const loading = loadGameUi(game);
  return loading === undefined ? null : <Loaded loading={loading} />;
}

function Loaded({ loading }: { readonly loading: Promise<AnyGameUi> }) {
  return <ShortRules gameUi={use(loading)} />;
}
