import { loadGameUi } from '@parlour/games/boards-catalogue';
import type { BotLevel } from '@parlour/protocol';
import type { AnyGameUi } from '@parlour/ui/board/game-ui.ts';
import { use, useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { NotFound } from '../../app/NotFound.tsx';
import { identityStore } from '../../client/identity.ts';
import { gameEntry, noClockOptions } from '../home/game-catalogue.ts';
import { LocalGame } from './LocalGame.tsx';
import { LocalSetupForm } from './LocalSetupForm.tsx';
import { markLocalGameOpen, unfinishedLocalGame, wasLocalGameOpen } from './saved-local-game.ts';
import { type LocalGameSetup, localPerson } from './worker-messages.ts';

/** A game on this device alone: against bots, or passed round. */
export function LocalGamePage({ game }: { readonly game: string }) {
  const face = loadGameUi(game);
  return face === undefined ? <NotFound /> : <Here loading={face} />;
}

function Here({ loading }: { readonly loading: Promise<AnyGameUi> }) {
  const face = use(loading);
  const search = useSearch();
  const atOnce = useMemo(() => quickSetup(face, new URLSearchParams(search).get('bots')), [face, search]);
  const { id } = face.game;
  const [left] = useState(() => unfinishedLocalGame(id));
  const [chosen, setChosen] = useState<LocalGameSetup | null>(() => (wasLocalGameOpen(id) ? left : null));
  const setup = chosen ?? atOnce;
  const seated = setup !== null;
  useEffect(() => (seated ? markLocalGameOpen(id) : undefined), [seated, id]);
  return setup === null ? <LocalSetupForm face={face} left={left} onStart={setChosen} /> : <LocalGame setup={setup} />;
}

/** `?bots=3`: you and three bots, no questions. */
function quickSetup(face: AnyGameUi, bots: string | null): LocalGameSetup | null {
  const count = Number(bots);
  if (bots === null || !Number.isInteger(count) || count + 1 < face.game.seats.min || count + 1 > face.game.seats.max) return null;
  const door = gameEntry(face.game.id);
  return {
    game: face.game.id,
    options: door === undefined ? {} : noClockOptions(door),
    people: [localPerson(0, identityStore.getState())],
    bots: Array.from({ length: count }, (): BotLevel => 'normal'),
  };
}
