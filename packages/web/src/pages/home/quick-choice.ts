import { isRecord } from '@parlour/kernel';
import { FILL_SECONDS, type FillSeconds } from '@parlour/protocol';
import { GAME_CATALOGUE } from './game-catalogue.ts';

/** With whom and what a person plays in one tap. */
export interface QuickChoice {
  readonly games: readonly string[];
  readonly fillSeconds: FillSeconds;
}

const KEPT = 'parlour.quick-table';
const ALL = GAME_CATALOGUE.map(({ id }) => id);

/** The last choice; at first all games, and bots after a minute. */
export function rememberedQuickChoice(): QuickChoice {
  const kept = readKept();
  const games = Array.isArray(kept.games) ? ALL.filter((id) => (kept.games as unknown[]).includes(id)) : [];
  return {
    games: games.length === 0 ? ALL : games,
    fillSeconds: FILL_SECONDS.find((seconds) => seconds === kept.fillSeconds) ?? 60,
  };
}

export function rememberQuickChoice(choice: QuickChoice): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(choice));
  } catch {
    // Without storage the next visit starts with all games.
  }
}

function readKept(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}
