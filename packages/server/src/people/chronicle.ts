import { gameById } from '@parlour/games';
import { RECALL } from '@parlour/games/recall';
import { isOver, isRefusal, type MatchRecord, replay } from '@parlour/kernel';
import type { MatchHead, SavedTable } from '@parlour/table';
import type { Logger } from 'pino';
import type { FinishedMatch, Sitting } from '../store/people.ts';
import { type Store, StoreAway, type Written } from '../store/store.ts';
import { placesOf, rateBy } from './rating.ts';

const TRIES = 4;
const FIRST_RETRY_MS = 1000;
const MOST_REMEMBERED = 5000;

/**
 * Writes down who played what and how it ended. All of it can be found again in the log: so whatever a crash or a full
 * disk keeps from being written is written when the table is next opened.
 */
export class Chronicle {
  private readonly written = new Set<string>();
  private readonly store: Store;
  private readonly log: Logger;

  constructor(store: Store, log: Logger) {
    this.store = store;
    this.log = log;
  }

  began({ id, record, handles = [] }: MatchHead): void {
    void this.insist(() => this.store.people.sat(id, record.game, handles), id);
  }

  /** May be told as often as anybody likes. */
  ended(table: SavedTable): void {
    const { match } = table;
    if (match === null || table.phase !== 'over' || this.written.has(match)) return;
    if (this.written.size >= MOST_REMEMBERED) this.written.clear();
    this.written.add(match);
    void this.insist(() => this.write(match, table), match);
  }

  private async write(id: string, table: SavedTable): Promise<Written> {
    const { people } = this.store;
    if (await people.isFinished(id)) return 'conflict';
    const stored = await this.store.readMatch(id);
    if (isRefusal(stored)) return 'conflict';
    const finished = finishedMatch(stored.head, { ...stored.head.record, entries: stored.entries.map(({ entry }) => entry) }, table);
    if (finished === undefined) return 'conflict';
    await people.sat(id, finished.game, stored.head.handles ?? []);
    return people.finish(finished, await rateBy(finished.sittings.map(({ place }) => place)));
  }

  private async insist(write: () => Promise<Written>, match: string): Promise<void> {
    for (let tries = 1; tries <= TRIES; tries++) {
      const written = await write().catch((error: unknown) => {
        // A store that is away is waited for.
        if (!(error instanceof StoreAway)) this.log.error({ err: error, match }, 'the chronicle of a match could not be written');
        return 'failed' as const;
      });
      if (written === 'stored' || written === 'conflict') return;
      await new Promise((resolve) => setTimeout(resolve, FIRST_RETRY_MS * 2 ** tries).unref());
    }
    this.written.delete(match);
  }
}

/** What there is to tell of a match that is over; undefined if it is not. */
export function finishedMatch(head: MatchHead, record: MatchRecord, table: SavedTable, at = Date.now()): FinishedMatch | undefined {
  const game = gameById(record.game);
  const match = game === undefined ? undefined : replay(game, record);
  if (match === undefined || isRefusal(match) || !isOver(match.status)) return undefined;
  const { over } = match.status;
  const places = placesOf(over);
  const recalls = RECALL[record.game]?.(record);
  const sittings = (head.handles ?? []).flatMap((handle, seat): Sitting[] => {
    if (handle === null) return [];
    const chair = table.chairs[seat];
    const left = chair?.kind !== 'person' || chair.person.handle !== handle;
    const memory =
      recalls === undefined || isRefusal(recalls)
        ? null
        : recalls.filter((recall) => recall.seat === seat).map(({ back, right }) => [back, right ? 1 : 0] as const);
    // Whoever left has no part in what a bot made of their seat.
    return [{ seat, handle, place: places[seat] ?? 0, score: over.scores[seat] ?? 0, left, memory: left ? null : memory }];
  });
  return { match: head.id, game: record.game, at, players: head.players, sittings, rated: counts(head, table, sittings) };
}

/** A rated match is between people who stayed, without bots and without memory help. */
function counts(head: MatchHead, table: SavedTable, sittings: readonly Sitting[]): boolean {
  const { memoryHelp } = head.record.options as { readonly memoryHelp?: unknown };
  return (
    head.rated === true &&
    table.handedOver !== true &&
    memoryHelp !== true &&
    sittings.length >= 2 &&
    sittings.length === head.record.seats &&
    sittings.every(({ left }) => !left)
  );
}
