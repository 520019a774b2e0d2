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
export async function handleUnsupportedMatches(store: Store, setAside: boolean, log: Logger): Promise<void> {
  const foreign = await store.unsupportedMatches(new Map(GAMES.map((game) => [game.id, rulesVersions(game)])));
  if (foreign.length === 0) return;
  if (!setAside) throw new StartupError(complaint(foreign));
  for (const match of foreign) {
    log.warn(match, 'a match under rules that are not known here is set aside');
    const saved = await store.readTable(match.table);
    if (saved !== undefined) await store.writeTable({ ...saved.table, phase: 'lobby', match: null }, saved.version);
    await store.quarantine(match.id, `rules version ${match.rulesVersion} of ${match.game} is not known`);
  }
}

function complaint(foreign: readonly UnsupportedMatch[]): string {
  const named = foreign
    .slice(0, MAX_NAMED)
    .map(({ id, table, game, rulesVersion }) => `${id} (table ${table}, ${game} rules ${rulesVersion})`);
  const more = foreign.length > MAX_NAMED ? ` and ${foreign.length - MAX_NAMED} more` : '';
  const matches = foreign.length === 1 ? 'A running match follows' : `${foreign.length} running matches follow`;
  return `${matches} rules that this version does not know: ${named.join(', ')}${more}. Run the version that began them until they are over, or start with --set-aside to put their tables back in the lobby.`;
}
