import { type Choice, type Game, type GameTypes, underRules } from './game.ts';
import { isRecord, sameJson } from './json.ts';
import { type Entry, elapse, forceMove, type Match, play, type StartResult, type StepResult, skipDraft, startMatch } from './match.ts';
import { isRefusal, type Parsed, type Refusal, refuse } from './refusal.ts';
import { isShare, parseSeed, type Share, seedHash, toHex } from './seed.ts';

/** The version of the record's layout, independent of any game's rules. */
export const RECORD_FORMAT = 2;

/** The save file. State is replayed from it: replays, bug reports, golden matches and crash recovery all use it. */
export interface MatchRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly seats: number;
  /** The server seed. */
  readonly seed: string;
  readonly seedHash: string;
  /** The players' shares by seat; empty when none were collected. */
  readonly shares: readonly (Share | null)[];
  readonly entries: readonly Entry<unknown>[];
}

export function recordOf<T extends GameTypes>(match: Match<T>, entries: readonly Entry<T['Move']>[]): MatchRecord {
  return { ...recordHeader(match), entries };
}

/** A record without its entries. */
export function recordHeader<T extends GameTypes>({
  game,
  options,
  seats,
  seedHash: hash,
  seedParts,
}: Match<T>): Omit<MatchRecord, 'entries'> {
  return {
    format: RECORD_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seats,
    seed: toHex(seedParts.serverSeed),
    seedHash: hash,
    shares: seedParts.shares,
  };
}

/** Parses a record. Replaying it finds out whether its entries are legal. */
export function parseRecord(input: unknown): Parsed<MatchRecord> {
  if (!isRecord(input)) return refuse('record-not-an-object');
  if (input.format !== RECORD_FORMAT)
    return refuse('record-format', undefined, { found: String(input.format).slice(0, 20), known: RECORD_FORMAT });
  const { game, rulesVersion, options, seats, seed, seedHash: hash, shares, entries } = input;
  if (typeof game !== 'string') return refuse('record-field', undefined, { field: 'game' });
  if (!Number.isInteger(rulesVersion)) return refuse('record-field', undefined, { field: 'rulesVersion' });
  if (!Number.isInteger(seats)) return refuse('record-field', undefined, { field: 'seats' });
  const bytes = parseSeed(seed);
  if (bytes === undefined) return refuse('record-field', undefined, { field: 'seed' });
  if (hash !== seedHash(bytes)) return refuse('record-seed-hash');
  if (!areShares(shares, seats as number)) return refuse('record-field', undefined, { field: 'shares' });
  if (!Array.isArray(entries)) return refuse('record-field', undefined, { field: 'entries' });
  const wrong = entries.findIndex((entry) => !isEntry(entry));
  if (wrong >= 0) return refuse('record-entry', undefined, { step: wrong + 1 });
  return {
    ok: {
      format: RECORD_FORMAT,
      game,
      rulesVersion: rulesVersion as number,
      options,
      seats: seats as number,
      seed: seed as string,
      seedHash: hash,
      shares,
      entries,
    },
  };
}

function areShares(shares: unknown, seats: number): shares is readonly (Share | null)[] {
  if (!Array.isArray(shares) || (shares.length !== 0 && shares.length !== seats)) return false;
  return shares.every((share) => share === null || isShare(share));
}

function isEntry(entry: unknown): entry is Entry<unknown> {
  if (!isRecord(entry)) return false;
  if (entry.clock === true || entry.superseded === true) return true;
  return Number.isInteger(entry.seat) && Object.hasOwn(entry, 'move') && (entry.forced === undefined || entry.forced === true);
}

/** Called for the start (step 0) and for every entry after it. */
export type OnStep<T extends GameTypes> = (step: StartResult<T> | StepResult<T>) => void;

/** The match of a record. Every entry is checked again by the rules it was played under. */
export function replay<T extends GameTypes>(latest: Game<T>, record: MatchRecord, onStep?: OnStep<T>): Match<T> | Refusal {
  const steps = replaySteps(latest, record);
  for (let next = steps.next(); ; next = steps.next()) {
    if (next.done === true) return next.value;
    onStep?.(next.value);
  }
}

/** A replay that stops after the start and after every entry, so that other work can be done in between. */
export function* replaySteps<T extends GameTypes>(
  latest: Game<T>,
  record: MatchRecord,
): Generator<StartResult<T> | StepResult<T>, Match<T> | Refusal> {
  if (record.game !== latest.id) return refuse('record-other-game', undefined, { found: record.game, expected: latest.id });
  const game = underRules(latest, record.rulesVersion);
  if (game === undefined) return refuse('record-rules-version', undefined, { found: record.rulesVersion, known: latest.rulesVersion });
  if (record.seats < game.seats.min || record.seats > game.seats.max) return refuse('record-field', undefined, { field: 'seats' });
  const options = game.parseOptions(record.options, record.seats);
  if (isRefusal(options)) return options;
  const seed = parseSeed(record.seed);
  if (seed === undefined) return refuse('record-field', undefined, { field: 'seed' });
  const started = startMatch(game, options.ok, record.seats, seed, record.shares);
  yield started;
  let match = started.match;
  for (const entry of record.entries) {
    const played = applyEntry(match, entry);
    if (isRefusal(played)) return refuse('record-entry', played.clause, { step: match.step + 1, why: played.refused });
    yield played;
    match = played.match;
  }
  return match;
}

/** Plays one stored entry again, with the same checks as the first time. */
export function applyEntry<T extends GameTypes>(match: Match<T>, entry: Entry<unknown>): StepResult<T> | Refusal {
  if ('clock' in entry) return elapse(match);
  if ('superseded' in entry) return skipDraft(match);
  const move = match.game.parseMove(entry.move);
  if (isRefusal(move)) return move;
  if (entry.forced !== true) return play(match, entry.seat, move.ok);
  const forced = forceMove(match, entry.seat);
  if (!isRefusal(forced) && !sameJson((forced.entry as Choice<T['Move']>).move, move.ok)) return refuse('not-the-clocks-move');
  return forced;
}
