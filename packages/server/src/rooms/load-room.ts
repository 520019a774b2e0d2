import { gameById } from '@parlour/games/rules-catalogue';
import { isRefusal } from '@parlour/kernel';
import { openRoom, openRoomInSteps, type Room, type SavedTable, type TableEnv, toSavedTable } from '@parlour/table';
import type { Logger } from 'pino';
import { inTurns } from '../limits/in-turns.ts';
import type { TurnBudget } from '../limits/turn-budget.ts';
import type { Metrics } from '../metrics.ts';
import type { ResultRecorder } from '../profile/result-recorder.ts';
import { type Store, StoreUnavailable, type VersionedTable } from '../store/store.ts';

export interface LoadRoomSetup {
  readonly store: Store;
  readonly recorder: ResultRecorder;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** The time that replays may take in one turn of the event loop. */
  readonly replays: TurnBudget;
}

/** A stored table, and its version. */
export interface LoadedRoom {
  readonly room: Room;
  readonly version: number;
}

/** The table of this code with its match. A table whose match cannot be read opens in its lobby. */
export async function loadRoom(setup: LoadRoomSetup, env: TableEnv, code: string): Promise<LoadedRoom | undefined> {
  const { store, recorder } = setup;
  const saved = await store.readTable(code);
  const game = saved === undefined ? undefined : gameById(saved.table.game);
  if (saved === undefined || game === undefined) return undefined;
  const { table, version } = saved;
  const match = table.phase === 'lobby' || table.match === null ? undefined : await store.readMatch(table.match);
  const room = isRefusal(match) ? match : await inTurns(openRoomInSteps(table, game, match, env), setup.replays);
  if (!isRefusal(room)) {
    // A result that a crash kept from being recorded is recorded now.
    if (match !== undefined && !isRefusal(match)) recorder.matchStarted(match.head);
    recorder.matchEnded(toSavedTable(room));
    return { room, version };
  }
  // While nodes are upgraded one by one, some know the rules of this match and some do not.
  if (room.refused === 'record-rules-version' && env.isClustered === true)
    throw new StoreUnavailable('this build does not know the rules of the match');
  const lobby = await quarantine(setup, saved, JSON.stringify(room));
  if (lobby === undefined) return undefined;
  const empty = openRoom(lobby.table, game, undefined, env);
  return isRefusal(empty) ? undefined : { room: empty, version: lobby.version };
}

/** Undefined when the table could not be written: the next load tries again. */
async function quarantine(setup: LoadRoomSetup, { table, version }: VersionedTable, problem: string): Promise<VersionedTable | undefined> {
  const { store, log, metrics } = setup;
  log.error({ table: table.code, match: table.match, problem }, 'a match does not replay: set aside, its table is back in the lobby');
  metrics.problems.inc();
  const lobby: SavedTable = { ...table, phase: 'lobby', match: null };
  if (table.match !== null) await store.quarantine(table.match, problem);
  const written = await store.writeTable(lobby, version);
  return written === 'stored' ? { table: lobby, version: version + 1 } : undefined;
}
