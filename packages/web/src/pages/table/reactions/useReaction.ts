import { type Reaction, reactionTo } from '@parlour/ui/board/reaction.ts';
import { useSettings } from '@parlour/ui/settings/useSettings.ts';
import { useEffect, useState } from 'react';
import type { MatchProps } from '../MatchScreen.tsx';
import { isPressed } from '../players.ts';

const SHOWN_MS = 3500;

/** The reaction of a bot that shows now: one at a time, each for a moment. */
export function useReaction({ gameUi, state, table, observation }: MatchProps): Reaction | null {
  const { botReactions } = useSettings();
  const last = state.log.at(-1);
  const isNew = last?.step === observation.step && !isPressed(table, observation);
  const said = last !== undefined && isNew ? reactionTo(gameUi, table, last, botReactions) : null;
  const [shown, setShown] = useState<Reaction | null>(null);
  const [gone, setGone] = useState<Reaction | null>(null);
  if (said !== null && (said.step !== shown?.step || said.match !== shown.match)) setShown(said);
  useEffect(() => {
    if (shown === null || botReactions === 'all') return undefined;
    const timer = setTimeout(() => setGone(shown), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown, botReactions]);
  return botReactions !== 'off' && shown !== gone && shown?.match === table.match ? shown : null;
}
