import { isRecord, isRefusal, type MatchRecord, type Outcome, type Parsed, parseRecord, refuse } from '@parlour/kernel';
import { cleanName } from './clean-text.ts';
import { CODE_ALPHABET, SEAT_CODE_LENGTH, TABLE_CODE_LENGTH } from './limits.ts';
import { isAvatar, isBotLevel, isTemperament } from './parse-message.ts';
import {
  type Avatar,
  type BotLevel,
  isVisibility,
  malformed,
  type Person,
  type SeatInfo,
  type Temperament,
  tableRefusal,
  VISIBILITIES,
  type Visibility,
} from './table.ts';
import { parseTableSettings, type TableSettings } from './table-settings.ts';

/** PATCH /api/me. The answer, as of GET, is a `Person`. */
export interface IdentityChange {
  readonly name?: string;
  readonly avatar?: Avatar;
  /** Only with the first name: a program says that it is one. */
  readonly agent?: true;
}

export function parseIdentityChange(input: unknown): Parsed<IdentityChange> {
  if (!isRecord(input)) return malformed('an object');
  const name = input.name === undefined ? undefined : cleanName(input.name);
  if (input.name !== undefined && name === undefined) return tableRefusal('bad-name');
  if (input.avatar !== undefined && !isAvatar(input.avatar)) return malformed('avatar: a known one');
  if (input.agent !== undefined && input.agent !== true) return malformed('agent: true');
  return {
    ok: {
      ...(name === undefined ? {} : { name }),
      ...(input.avatar === undefined ? {} : { avatar: input.avatar }),
      ...(input.agent === undefined ? {} : { agent: true as const }),
    },
  };
}

/** POST /api/tables. The sender is host, and sits in the first seat unless their device is the shared screen. The answer is `{ code }`. */
export interface NewTableRequest {
  readonly game: string;
  readonly options: unknown;
  readonly visibility: Visibility;
  readonly bots: readonly BotLevel[];
  /** Starts as soon as the host connects, without the lobby. */
  readonly start: boolean;
  /** The device is the shared screen: it takes no seat. */
  readonly sharedScreen?: boolean;
  readonly settings?: Partial<TableSettings>;
}

const MAX_BOTS = 16;

export function parseNewTable(input: unknown): Parsed<NewTableRequest> {
  if (!isRecord(input)) return malformed('an object');
  const { game, options, visibility = 'private', bots = [], start = false, sharedScreen: screen = false } = input;
  if (typeof game !== 'string') return malformed('game: a text');
  if (!isVisibility(visibility)) return malformed(`visibility: ${VISIBILITIES.join(', ')}`);
  if (!Array.isArray(bots) || bots.length > MAX_BOTS || !bots.every(isBotLevel)) return malformed('bots: a list of levels');
  if (typeof start !== 'boolean') return malformed('start: true, false');
  if (typeof screen !== 'boolean') return malformed('sharedScreen: true, false');
  const settings = parseTableSettings(input.settings ?? {});
  if (isRefusal(settings)) return settings;
  return { ok: { game, options, visibility, bots, start, sharedScreen: screen, settings: settings.ok } };
}

/** GET /api/matches/:id/record, once the match is over: the record, and its players by seat. */
export interface MatchReplay {
  readonly id: string;
  readonly record: MatchRecord;
  readonly players: readonly Player[];
  /** The outcome, in a downloaded file: replaying must give the same. */
  readonly outcome?: Outcome;
}

/** Parses a replay from any source. Replaying it finds out whether its moves are legal. */
export function parseReplay(input: unknown): Parsed<MatchReplay> {
  if (!isRecord(input) || !isRecord(input.record)) return refuse('record-not-an-object');
  const record = parseRecord(input.record);
  if (isRefusal(record)) return record;
  const wrong = (field: string) => refuse('record-field', undefined, { field });
  const { id, players, outcome } = input;
  if (typeof id !== 'string' || id.length > MAX_ID_LENGTH) return wrong('id');
  if (!Array.isArray(players) || players.length !== record.ok.seats || !players.every(isPlayer)) return wrong('players');
  if (outcome !== undefined && !isOutcome(outcome)) return wrong('outcome');
  const known = players.map(
    ({ name, avatar, bot, temperament }): Player => ({
      name: cleanName(name) ?? '?',
      avatar,
      bot,
      ...(temperament === undefined ? {} : { temperament }),
    }),
  );
  return { ok: { id, record: record.ok, players: known, ...(outcome === undefined ? {} : { outcome }) } };
}

const MAX_ID_LENGTH = 80;

function isPlayer(input: unknown): input is Player {
  if (!isRecord(input) || typeof input.name !== 'string' || !isAvatar(input.avatar)) return false;
  return (input.bot === null || isBotLevel(input.bot)) && (input.temperament === undefined || isTemperament(input.temperament));
}

const isNumbers = (input: unknown): input is number[] => Array.isArray(input) && input.every((item) => typeof item === 'number');

const isOutcome = (input: unknown): input is Outcome => isRecord(input) && isNumbers(input.winners) && isNumbers(input.scores);

/** The player of a seat, saved with the match. Only a bot has a temperament. */
export type Player = Pick<Person, 'name' | 'avatar'> & { readonly bot: BotLevel | null; readonly temperament?: Temperament };

export function toPlayer(seated: SeatInfo): Player {
  return seated.kind === 'bot'
    ? { name: seated.name, avatar: seated.avatar, bot: seated.level, temperament: seated.temperament }
    : { name: seated.person.name, avatar: seated.person.avatar, bot: null };
}

/** GET /api/server: what a client needs to know about the server. */
export interface ServerInfo {
  /** Addresses under which other devices reach the server, the likeliest first: for links made on a page at `localhost`. */
  readonly addresses: readonly string[];
  /** The key a browser subscribes to notifications with. */
  readonly pushKey: string;
}

/** The table code a person typed, in any case; undefined when it cannot be one. */
export function parseTableCode(input: unknown): string | undefined {
  return parseCodeLetters(input, TABLE_CODE_LENGTH);
}

export function parseSeatCode(input: unknown): string | undefined {
  return parseCodeLetters(input, SEAT_CODE_LENGTH);
}

/** This many characters of the code alphabet. */
export function parseCodeLetters(input: unknown, length: number): string | undefined {
  if (typeof input !== 'string' || input.length !== length) return undefined;
  const code = input.toUpperCase();
  return Array.from(code).every((letter) => CODE_ALPHABET.includes(letter)) ? code : undefined;
}
