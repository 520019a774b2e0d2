import { loadGameUi } from '@parlour/games/boards-catalogue';
import { dailySetup } from '@parlour/table';
import type { AnyGameUi } from '@parlour/ui/board/game-ui.ts';
import { preferredTempo, settingsStore } from '@parlour/ui/settings/settings.ts';
import { use, useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { NotFound } from '../../app/NotFound.tsx';
import { identityStore } from '../../client/identity.ts';
import { practiceSeed } from '../daily/practice-days.ts';
import { botGameSetup, rememberedChoice } from '../home/bot-game-choice.ts';
import { gameEntry } from '../home/game-catalogue.ts';
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
  const atOnce = useMemo(() => {
    const asked = new URLSearchParams(search);
    return practiceSetup(gameUi.game.id, asked.get('day')) ?? quickSetup(gameUi, asked.get('bots'));
  }, [gameUi, search]);
  const { id } = gameUi.game;
  const [left] = useState(() => unfinishedLocalGame(id));
  const [chosen, setChosen] = useState<LocalGameSetup | null>(() => (wasLocalGameOpen(id) ? left : null));
  const setup = chosen ?? atOnce;
  const seated = setup !== null;
  useEffect(() => (seated ? markLocalGameOpen(id) : undefined), [seated, id]);
  return setup === null ? <LocalSetupForm gameUi={gameUi} left={left} onStart={setChosen} /> : <LocalGame setup={setup} />;
}

/** `?day=2026-11-15`: the daily deal of that day, for practice. */
function practiceSetup(game: string, day: string | null): LocalGameSetup | null {
  const entry = gameEntry(game);
  const setup = entry === undefined ? undefined : dailySetup(entry);
  const seed = day === null ? undefined : practiceSeed(game, day);
  if (setup === undefined || seed === undefined) return null;
  return { game, ...setup, seed, people: [localPerson(0, identityStore.getState())], tempo: preferredTempo(settingsStore.getState()) };
}

/** `?bots=3`: one person and three bots, without the form. */
function quickSetup(gameUi: AnyGameUi, bots: string | null): LocalGameSetup | null {
  const { id, seats } = gameUi.game;
  const count = Number(bots);
  const entry = gameEntry(id);
  if (entry === undefined || bots === null || !Number.isInteger(count) || count + 1 < seats.min || count + 1 > seats.max) return null;
  return {
    game: id,
    ...botGameSetup(entry, { ...rememberedChoice(entry), bots: count }),
    people: [localPerson(0, identityStore.getState())],
    tempo: preferredTempo(settingsStore.getState()),
  };
}
