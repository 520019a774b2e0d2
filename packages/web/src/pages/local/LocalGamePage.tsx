import { loadFace } from '@parlour/games/boards-catalogue';
import type { BotLevel } from '@parlour/protocol';
import type { AnyFace } from '@parlour/ui/board/game-ui.ts';
import { use, useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { NotFound } from '../../app/NotFound.tsx';
import { meStore } from '../../client/identity.ts';
import { doorOf, unhurried } from '../home/game-catalogue.ts';
import { HereTable } from './LocalGame.tsx';
import { HereForm } from './LocalSetupForm.tsx';
import { leftHere, sitAt, wasAt } from './saved-local-game.ts';
import { type HereSetup, personHere } from './worker-messages.ts';

/** A game on this device alone: against bots, or passed round. */
export function HerePage({ game }: { readonly game: string }) {
  const face = loadFace(game);
  return face === undefined ? <NotFound /> : <Here loading={face} />;
}

function Here({ loading }: { readonly loading: Promise<AnyFace> }) {
  const face = use(loading);
  const search = useSearch();
  const atOnce = useMemo(() => quickSetup(face, new URLSearchParams(search).get('bots')), [face, search]);
  const { id } = face.game;
  const [left] = useState(() => leftHere(id));
  const [chosen, setChosen] = useState<HereSetup | null>(() => (wasAt(id) ? left : null));
  const setup = chosen ?? atOnce;
  const seated = setup !== null;
  useEffect(() => (seated ? sitAt(id) : undefined), [seated, id]);
  return setup === null ? <HereForm face={face} left={left} onStart={setChosen} /> : <HereTable setup={setup} />;
}

/** `?bots=3`: you and three bots, no questions. */
function quickSetup(face: AnyFace, bots: string | null): HereSetup | null {
  const count = Number(bots);
  if (bots === null || !Number.isInteger(count) || count + 1 < face.game.seats.min || count + 1 > face.game.seats.max) return null;
  const door = doorOf(face.game.id);
  return {
    game: face.game.id,
    options: door === undefined ? {} : unhurried(door),
    people: [personHere(0, meStore.getState())],
    bots: Array.from({ length: count }, (): BotLevel => 'normal'),
  };
}
