import { isRecord, isRefusal, type Parsed, type Seat } from '@parlour/kernel';
import { isVisibility, malformed, type Person, VISIBILITIES, type Visibility } from './table.ts';
import { VOICE_MODES, type VoiceMode } from './voice.ts';

/** What spectators see of a match: everything public, the same a minute later, or nothing. */
export const SPECTATOR_MODES = ['open', 'delayed', 'off'] as const;
export type SpectatorMode = (typeof SPECTATOR_MODES)[number];

/** How a late joiner gets a bot's seat: by taking it, or with the host's permission. */
export const LATE_JOIN_MODES = ['open', 'ask'] as const;
export type LateJoinMode = (typeof LATE_JOIN_MODES)[number];

/** Live, with the game's own clock; or correspondence, with hours for each move. */
export const TIME_CONTROLS = ['live', 'hour', 'hours-8', 'day', 'days-3'] as const;
export type TimeControl = (typeof TIME_CONTROLS)[number];

/** Null for the game's own clock. */
export const HOURS_PER_MOVE: Readonly<Record<TimeControl, number | null>> = { live: null, hour: 1, 'hours-8': 8, day: 24, 'days-3': 72 };

/** best-of: the first player to win more than half of so many matches. games: the most points after so many. */
export const SERIES_FORMATS = ['single', 'best-of-3', 'best-of-5', 'best-of-7', 'games-3', 'games-5', 'games-10'] as const;
export type SeriesFormat = (typeof SERIES_FORMATS)[number];

/** When a bot takes over for a disconnected player: when the host says so, or by itself after so many minutes. */
export const ABSENT = ['wait', 'minutes-1', 'minutes-3', 'minutes-10'] as const;
export type Absent = (typeof ABSENT)[number];

/** Null where only the host hands a seat to a bot. */
export const ABSENT_MINUTES: Readonly<Record<Absent, number | null>> = { wait: null, 'minutes-1': 1, 'minutes-3': 3, 'minutes-10': 10 };

/** How fast bots play and how long a reveal stands. Players call it the pace. */
export const TEMPOS = ['calm', 'normal', 'brisk'] as const;
export type Tempo = (typeof TEMPOS)[number];

/** Which programs may take a seat: those the host invites, or any. */
export const AGENT_MODES = ['invited', 'open'] as const;
export type AgentMode = (typeof AGENT_MODES)[number];

/** How a table is run, for any game. */
export interface TableSettings {
  readonly spectators: SpectatorMode;
  readonly lateJoin: LateJoinMode;
  readonly timeControl: TimeControl;
  readonly series: SeriesFormat;
  /** Has no effect in a correspondence match. */
  readonly absent: Absent;
  readonly tempo: Tempo;
  readonly agents: AgentMode;
  readonly voice: VoiceMode;
}

/** The settings that the host changes in one message. */
export type SettingsChange = Partial<TableSettings & { readonly rated: boolean; readonly visibility: Visibility }>;

/** The choices of each setting, in the order in which a form shows them. */
export const SETTING_CHOICES: { readonly [K in keyof TableSettings]: readonly TableSettings[K][] } = {
  timeControl: TIME_CONTROLS,
  series: SERIES_FORMATS,
  spectators: SPECTATOR_MODES,
  lateJoin: LATE_JOIN_MODES,
  absent: ABSENT,
  tempo: TEMPOS,
  agents: AGENT_MODES,
  voice: VOICE_MODES,
};

/** Parses the table settings that are given. Unknown fields are dropped. */
export function parseTableSettings(input: unknown): Parsed<Partial<TableSettings>> {
  if (!isRecord(input)) return malformed('settings: an object');
  for (const [key, choices] of Object.entries(SETTING_CHOICES) as [keyof TableSettings, readonly string[]][]) {
    const value = input[key];
    if (value !== undefined && !choices.includes(value as string)) return malformed(`${key}: ${choices.join(', ')}`);
  }
  const known = Object.keys(SETTING_CHOICES).filter((key) => input[key] !== undefined);
  return { ok: Object.fromEntries(known.map((key) => [key, input[key]])) };
}

export function parseSettingsChange(input: unknown): Parsed<SettingsChange> {
  const settings = parseTableSettings(input);
  if (isRefusal(settings)) return settings;
  const { rated, visibility } = input as Record<string, unknown>;
  if (rated !== undefined && typeof rated !== 'boolean') return malformed('rated: true, false');
  if (visibility !== undefined && !isVisibility(visibility)) return malformed(`visibility: ${VISIBILITIES.join(', ')}`);
  return { ok: { ...settings.ok, ...(rated === undefined ? {} : { rated }), ...(visibility === undefined ? {} : { visibility }) } };
}

/** The score of a series, by seat: in a series players keep their seats. */
export interface SeriesScore {
  readonly played: number;
  readonly wins: readonly number[];
  readonly points: readonly number[];
  /** Null while the series runs. */
  readonly winners: readonly Seat[] | null;
}

/** A person who asks for a bot's seat. */
export interface SeatRequest {
  readonly person: Person;
  readonly seat: Seat;
}

/** The shared screen asks for a code for this seat. A declined request stays until the screen asks again. */
export interface CodeRequest {
  readonly seat: Seat;
  readonly declined: boolean;
}

/** What happened to a seat while its owner was away. Only the owner receives it. */
export type SeatNotice = {
  readonly at: number;
} /** `by` is the host's name, or null where the table did it automatically. `moves` counts the bot's moves. */ & (
  | { readonly kind: 'bot'; readonly by: string | null; readonly bot: string; readonly moves: number }
  | { readonly kind: 'returned' }
  | { readonly kind: 'code' }
  | { readonly kind: 'moved'; readonly by: string }
  | { readonly kind: 'removed'; readonly by: string }
);
