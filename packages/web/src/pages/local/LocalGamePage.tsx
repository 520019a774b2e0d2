import { loadGameUi } from '@parlour/games/boards-catalogue';
import type { BotLevel } from '@parlour/protocol';
import type { AnyGameUi } from '@parlour/ui/board/game-ui.ts';
import { preferredTempo, settingsStore } from '@parlour/ui/settings/settings.ts';
import { use, useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { NotFound } from '../../app/NotFound.tsx';
import { identityStore } from '../../client/identity.ts';
import { gameEntry, noClockOptions } from '../home/game-catalogue.ts';
import { LocalGame } from './LocalGame.tsx';
import { LocalSetupForm } from './LocalSetupForm.tsx';
import { markLocalGameOpen, unfinishedLocalGame, wasLocalGameOpen } from './saved-local-game.ts';
import { type LocalGameSetup, localPerson } from './worker-messages.ts';

/** A match on this device alone: against bots, or passed round. */
export function LocalGamePage({ game }: { readonly game: string }) {
  const gameUi = loadGameUi(game);
  return gameUi === undefined ? <NotFound /> : <Here loading={gameUi} />;
}

function Here({ loading }: { readonly loading: Promise<AnyGameUi> }) {
  const gameUi = use(loading);
  const search = useSearch();
  const atOnce = useMemo(() => quickSetup(gameUi, new URLSearchParams(search).get('bots')), [gameUi, search]);
  const { id } = gameUi.game;
  const [left] = useState(() => unfinishedLocalGame(id));
  const [chosen, setChosen] = useState<LocalGameSetup | null>(() => (wasLocalGameOpen(id) ? left : null));
  const setup = chosen ?? atOnce;
  const seated = setup !== null;
  useEffect(() => (seated ? markLocalGameOpen(id) : undefined), [seated, id]);
  return setup === null ? <LocalSetupForm gameUi={gameUi} left={left} onStart={setChosen} /> : <LocalGame setup={setup} />;
}

/** `?bots=3`: one person and three bots, without the form. */
function quickSetup(gameUi: AnyGameUi, bots: string | null): LocalGameSetup | null {
  const count = Number(bots);
  if (bots === null || !Number.isInteger(count) || count + 1 < gameUi.game.seats.min || count + 1 > gameUi.game.seats.max) return null;
  const door = gameEntry(gameUi.game.id);
  return {
    game: gameUi.game.id,
    options: door === undefined ? {} : noClockOptions(door),
    people: [localPerson(0, identityStore.getState())],
    tempo: preferredTempo(settingsStore.getState()),
    bots: Array.from({ length: count }, (): BotLevel => 'normal'),
  };
}
