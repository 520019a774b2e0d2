import { manifestOf } from '@parlour/games/catalogue';
import { HONOURS } from '@parlour/games/honours-catalogue';
import { MEMORY_TRIALS } from '@parlour/games/memory-catalogue';
import { isRefusal, type Outcome } from '@parlour/kernel';
import type { MatchHead, SavedTable } from '@parlour/table';
import type { Logger } from 'pino';
import { BotWorkerPool } from '../bots/bot-worker-pool.ts';
import type { MatchSummary } from '../bots/match-summary.ts';
import { DEFAULT_RATING_RULES, type RatingRules } from '../config.ts';
import { atMost } from '../limits/at-most.ts';
import type { FinishedMatch, Participation } from '../store/profile-store.ts';
import { type Store, StoreUnavailable, type WriteResult } from '../store/store.ts';
import { finalPlaces, ratingUpdate } from './rating.ts';

const TRIES = 4;
const FIRST_RETRY_MS = 1000;
const MAX_REMEMBERED = 5000;
/** Results this close together are written together, which costs a database little more than one. */
const GATHERING_MS = 250;

/**
 * Records who played what and how it ended. Everything can be read from the log again, so a result lost by a crash or a full
 * disk is recorded when the table is next opened.
 */
export class ResultRecorder {
  private readonly written = new Set<string>();
  /** Matches that run here: only their end is still unknown. */
  private readonly runningMatches = new Map<string, MatchHead>();
  /** Results that are still to be written. */
  private waiting: (() => Promise<void>)[] = [];
  /** Writes in progress. */
  private readonly writing = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private readonly store: Store;
  private readonly log: Logger;
  private readonly rules: RatingRules;

  /** Replays take longer than one turn of the event loop may: they have a separate thread. */
  private readonly replays = new BotWorkerPool(1);

  constructor(store: Store, log: Logger, rules: RatingRules = DEFAULT_RATING_RULES) {
    this.store = store;
    this.rules = rules;
    this.log = log;
  }

  /** Whether a match is known to be over, even if that is not recorded yet. */
  hasEnded(match: string): boolean {
    return this.written.has(match);
  }

  matchStarted(head: MatchHead): void {
    const { id, record, handles = [] } = head;
    if (this.runningMatches.size >= MAX_REMEMBERED) this.runningMatches.clear();
    this.runningMatches.set(id, head);
    this.begin(this.writeWithRetry(() => this.store.profiles.recordSeats(id, record.game, handles), id));
  }

  /** Drops everything unwritten about a deleted person. */
  forget(handle: string): void {
    for (const [id, { handles = [] }] of this.runningMatches) if (handles.includes(handle)) this.runningMatches.delete(id);
  }

  /** May be called any number of times; with the outcome where it is known. */
  matchEnded(table: SavedTable, over?: Outcome): void {
    const { match } = table;
    if (match === null || table.phase !== 'over' || this.written.has(match)) return;
    if (this.written.size >= MAX_REMEMBERED) this.written.clear();
    this.written.add(match);
    this.waiting.push(() => this.writeEnd(match, table, over));
    this.timer ??= setTimeout(() => this.flush(), GATHERING_MS);
  }

  /** Writes everything, within this time; the rest is written when its table is next opened. */
  async close(withinMs: number): Promise<void> {
    this.replays.finishInProcess();
    this.flush();
    await atMost(withinMs, Promise.all(this.writing));
    await this.replays.close();
  }

  /** Writes all waiting results now. */
  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const waiting = this.waiting;
    this.waiting = [];
    for (const write of waiting) this.begin(write());
  }

  private begin(write: Promise<void>): void {
    this.writing.add(write);
    void write.finally(() => this.writing.delete(write));
  }

  private async writeEnd(match: string, table: SavedTable, over: Outcome | undefined): Promise<void> {
    await this.writeWithRetry(() => {
      // A person may have been deleted since the last try.
      const head = this.runningMatches.get(match);
      const isKnown = head !== undefined && over !== undefined && !needsLog(head.record.game);
      return isKnown ? this.finish(finishedMatch(head, { over, trials: null, honours: [] }, table)) : this.read(match, table);
    }, match);
    this.runningMatches.delete(match);
  }

  /** Reads from the log what is not known here. */
  private async read(id: string, table: SavedTable): Promise<WriteResult> {
    const { profiles } = this.store;
    if (await profiles.isFinished(id)) return 'conflict';
    const stored = await this.store.readMatch(id);
    if (isRefusal(stored)) return 'conflict';
    const { head, entries } = stored;
    const record = { ...head.record, entries: entries.map(({ entry }) => entry) };
    const { over, ...rest } = await this.replays.summarise(record);
    if (over === null) return 'conflict';
    await profiles.recordSeats(id, record.game, head.handles ?? []);
    return this.finish(finishedMatch(head, { over, ...rest }, table));
  }

  private async finish(finished: FinishedMatch): Promise<WriteResult> {
    const { minMatchMs, allowSameAddress } = this.rules;
    const rated = finished.rated && finished.at - startOf(finished.match) >= minMatchMs;
    const rate = rated ? await ratingUpdate(finished.participations.map(({ place }) => place)) : () => [];
    return this.store.profiles.recordResult({ ...finished, rated, allowSameAddress }, rate);
  }

  private async writeWithRetry(write: () => Promise<WriteResult>, match: string): Promise<void> {
    for (let tries = 1; tries <= TRIES; tries++) {
      const written = await write().catch((error: unknown) => {
        // A store that is down is waited for.
        if (!(error instanceof StoreUnavailable)) this.log.error({ err: error, match }, 'the result of a match could not be recorded');
        return 'failed' as const;
      });
      if (written === 'stored' || written === 'conflict') return;
      await new Promise((resolve) => setTimeout(resolve, FIRST_RETRY_MS * 2 ** tries).unref());
    }
    this.written.delete(match);
  }
}

/** The id of a match begins with the time of its deal. */
const startOf = (match: string): number => Number.parseInt(match.slice(0, START_DIGITS), 36) || 0;
const START_DIGITS = 8;

/** Memory trials and honours are read from the log. */
const needsLog = (game: string): boolean => Object.hasOwn(MEMORY_TRIALS, game) || Object.hasOwn(HONOURS, game);

/** The result of a finished match. */
export function finishedMatch(
  head: MatchHead,
  { over, trials, honours }: MatchSummary & { readonly over: Outcome },
  table: SavedTable,
  at = Date.now(),
): FinishedMatch {
  const { game } = head.record;
  const places = finalPlaces(over);
  const participations = (head.handles ?? []).flatMap((handle, seat): Participation[] => {
    if (handle === null) return [];
    const occupant = table.occupants[seat];
    const left = occupant?.kind !== 'person' || occupant.person.handle !== handle;
    const memory =
      trials?.filter((trial) => trial.seat === seat).map(({ distance, correct }) => [distance, correct ? 1 : 0] as const) ?? null;
    const earned = honours.filter((each) => each.seat === seat).map(({ honour }) => honour);
    const result = { seat, handle, place: places[seat] ?? 0, score: over.scores[seat] ?? 0, left };
    // A player who left has no part in the bot's result.
    return [left ? { ...result, memory: null, honours: [] } : { ...result, memory, honours: earned }];
  });
  return {
    match: head.id,
    game,
    at,
    players: head.players,
    participations,
    ...(head.daily === undefined ? {} : { daily: head.daily, ...bestBot(head, over) }),
    rated: over.winners.length > 0 && isRated(head, table, participations),
  };
}

function bestBot({ handles = [] }: MatchHead, { scores }: Outcome): Pick<FinishedMatch, 'bots'> {
  const ofBots = scores.filter((_, seat) => handles[seat] == null);
  return ofBots.length === 0 ? {} : { bots: Math.max(...ofBots) };
}

/** A rated match is between people who stayed, without bots and without memory help. */
function isRated(head: MatchHead, table: SavedTable, participations: readonly Participation[]): boolean {
  const help = manifestOf(head.record.game)?.memoryHelp;
  const helped = help !== undefined && (head.record.options as Readonly<Record<string, unknown>>)[help] === true;
  return (
    head.rated === true &&
    table.handedOver !== true &&
    !helped &&
    participations.length >= 2 &&
    participations.length === head.record.seats &&
    participations.every(({ left }) => !left)
  );
}
