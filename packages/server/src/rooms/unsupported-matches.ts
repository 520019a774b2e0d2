import { GAMES } from '@parlour/games/rules-catalogue';
import { rulesVersions } from '@parlour/kernel';
import type { Logger } from 'pino';
import { StartupError } from '../startup-error.ts';
import type { Store, UnsupportedMatch } from '../store/store.ts';

/** More than this many are counted, not named. */
const MAX_NAMED = 20;

/**
 * A match is played to its end under the rules it began with. Running matches of unknown rules keep the server
 * from starting, unless it is configured to close them: their logs stay, and their tables are back in the lobby.
 */
export async function handleUnsupportedMatches(store: Store, closeUnsupported: boolean, log: Logger): Promise<void> {
  const unsupported = await store.unsupportedMatches(new Map(GAMES.map((game) => [game.id, rulesVersions(game)])));
  if (unsupported.length === 0) return;
  if (!closeUnsupported) throw new StartupError(refusalText(unsupported));
  for (const match of unsupported) {
    log.warn(match, 'a match under rules that this version does not know is closed');
    const saved = await store.readTable(match.table);
    if (saved !== undefined) await store.writeTable({ ...saved.table, phase: 'lobby', match: null }, saved.version);
    await store.quarantine(match.id, `rules version ${match.rulesVersion} of ${match.game} is not known`);
  }
}

function refusalText(unsupported: readonly UnsupportedMatch[]): string {
  const named = unsupported
    .slice(0, MAX_NAMED)
    .map(({ id, table, game, rulesVersion }) => `${id} (table ${table}, ${game} rules ${rulesVersion})`);
  const more = unsupported.length > MAX_NAMED ? ` and ${unsupported.length - MAX_NAMED} more` : '';
  const matches = unsupported.length === 1 ? 'A running match follows' : `${unsupported.length} running matches follow`;
  return `${matches} rules that this version does not know: ${named.join(', ')}${more}. Run the version that began them until they are over, or start with --close-unsupported to close them.`;
}
