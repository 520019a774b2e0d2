import { isRecord } from '@parlour/kernel';
import { FILL_SECONDS, type FillSeconds } from '@parlour/protocol';
import { deviceStorage } from '@parlour/ui/browser/storage.ts';
import { GAME_CATALOGUE } from './game-catalogue.ts';

/** With whom and what a person plays in one tap. */
export interface QuickChoice {
  readonly games: readonly string[];
  readonly fillSeconds: FillSeconds;
}

const SAVED = 'parlour.quick-table';
const ALL = GAME_CATALOGUE.map(({ id }) => id);

/** The last choice; at first all games, and bots after a minute. */
export function rememberedQuickChoice(): QuickChoice {
  const stored = deviceStorage.read(SAVED);
  const saved = isRecord(stored) ? stored : {};
  const games = Array.isArray(saved.games) ? ALL.filter((id) => (saved.games as unknown[]).includes(id)) : [];
  return {
    games: games.length === 0 ? ALL : games,
    fillSeconds: FILL_SECONDS.find((seconds) => seconds === saved.fillSeconds) ?? 60,
  };
}

export function rememberQuickChoice(choice: QuickChoice): void {
  deviceStorage.write(SAVED, choice);
}
