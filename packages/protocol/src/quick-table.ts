import { isRecord, isRefusal, type Parsed } from '@parlour/kernel';
import { malformed } from './table.ts';
import { parseTableSettings, type Tempo } from './table-settings.ts';

/** After how many seconds bots take the free seats of a table that was opened for people. */
export const FILL_SECONDS = [15, 60, 180] as const;
export type FillSeconds = (typeof FILL_SECONDS)[number];

/** POST /api/quick-table: a seat at a table with people, at one that is open or at a new one. The answer is a `QuickTable`. */
export interface QuickTableRequest {
  /** The games the person would play. A new table has the first, until another person sits down for one of the others. */
  readonly games: readonly string[];
  /** For a new table. */
  readonly fillSeconds: FillSeconds;
  readonly tempo?: Tempo;
}

export interface QuickTable {
  readonly code: string;
  /** The table is new: nobody was waiting. */
  readonly opened: boolean;
}

const MAX_GAMES = 20;

export const isGameList = (input: unknown): input is readonly string[] =>
  Array.isArray(input) && input.length > 0 && input.length <= MAX_GAMES && input.every((game) => typeof game === 'string');

export function parseQuickTable(input: unknown): Parsed<QuickTableRequest> {
  if (!isRecord(input)) return malformed('an object');
  const { games, fillSeconds = 60 } = input;
  if (!isGameList(games)) return malformed('games: a list of games');
  const fill = FILL_SECONDS.find((seconds) => seconds === fillSeconds);
  if (fill === undefined) return malformed(`fillSeconds: ${FILL_SECONDS.join(', ')}`);
  const settings = parseTableSettings({ tempo: input.tempo });
  if (isRefusal(settings)) return settings;
  return { ok: { games, fillSeconds: fill, ...(settings.ok.tempo === undefined ? {} : { tempo: settings.ok.tempo }) } };
}
