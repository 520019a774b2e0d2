import { isIndex, isJson, isRecord, isRefusal, isShare, type Parsed } from '@parlour/kernel';
import { MAX_CHAT_LENGTH, MAX_KEY_LENGTH } from './limits.ts';
import type { ClientMessage, SocketMessage } from './messages.ts';
import { isGameList } from './quick-table.ts';
import { AVATARS, type Avatar, BOT_LEVELS, type BotLevel, EMOTES, type Emote, malformed, TEMPERAMENTS, type Temperament } from './table.ts';
import { parseSettingsChange } from './table-settings.ts';
import { parseVoice, parseVoiceSignal } from './voice.ts';

/** Parses a socket message. Anything else is refused with the expected form. */
export function parseClientMessage(text: string): Parsed<SocketMessage> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return malformed('JSON');
  }
  if (!isRecord(input)) return malformed('an object');
  const { type } = input;
  if (typeof type !== 'string' || !Object.hasOwn(PARSERS, type)) return malformed('a known type');
  return PARSERS[type as SocketMessage['type']](input);
}

type Parser = (input: Record<string, unknown>) => Parsed<SocketMessage>;

/** A message without fields. */
const bare = (message: SocketMessage): Parser => {
  const parsed = { ok: message };
  return () => parsed;
};

/** A message about one person. */
const ofPerson =
  (type: 'remove-player' | 'remove-spectator' | 'seat-code' | 'stand-in'): Parser =>
  ({ handle }) =>
    isHandle(handle) ? { ok: { type, handle } } : malformed('handle: a text');

const PARSERS: Readonly<Record<SocketMessage['type'], Parser>> = {
  sit: ({ games }) => {
    if (games === undefined) return { ok: { type: 'sit' } };
    return isGameList(games) ? { ok: { type: 'sit', games } } : malformed('games: a list of games');
  },
  'leave-seat': bare({ type: 'leave-seat' }),
  start: bare({ type: 'start' }),
  rematch: bare({ type: 'rematch' }),
  sync: bare({ type: 'sync' }),
  'legal-moves': bare({ type: 'legal-moves' }),
  'become-shared-screen': bare({ type: 'become-shared-screen' }),
  'notices-read': bare({ type: 'notices-read' }),
  'leave-voice': bare({ type: 'leave-voice' }),
  ping: bare({ type: 'ping' }),
  'remove-player': ofPerson('remove-player'),
  'remove-spectator': ofPerson('remove-spectator'),
  'seat-code': ofPerson('seat-code'),
  'stand-in': ofPerson('stand-in'),
  'remove-bot': ({ name }) => (isHandle(name) ? { ok: { type: 'remove-bot', name } } : malformed('name: a text')),
  'request-seat': ({ seat }) => (isIndex(seat) ? { ok: { type: 'request-seat', seat } } : malformed('seat: a whole number')),
  share: ({ seedHash, share }) =>
    isShare(seedHash) && isShare(share) ? { ok: { type: 'share', seedHash, share } } : malformed('seedHash, share: 64 hex digits'),
  'add-bot': ({ level }) => (isBotLevel(level) ? { ok: { type: 'add-bot', level } } : malformed(`level: ${BOT_LEVELS.join(', ')}`)),
  'answer-seat-request': ({ handle, accept }) =>
    isHandle(handle) && typeof accept === 'boolean'
      ? { ok: { type: 'answer-seat-request', handle, accept } }
      : malformed('handle: a text, accept: true, false'),
  consent: ({ agrees }) => (typeof agrees === 'boolean' ? { ok: { type: 'consent', agrees } } : malformed('agrees: true, false')),
  'claim-seat': ({ code }) =>
    typeof code === 'string' && code.length <= MAX_KEY_LENGTH ? { ok: { type: 'claim-seat', code } } : malformed('code: a text'),
  settings: (input) => {
    const settings = parseSettingsChange(input.settings);
    return isRefusal(settings) ? settings : { ok: { type: 'settings', settings: settings.ok } };
  },
  options: ({ options }) => (isRecord(options) ? { ok: { type: 'options', options } } : malformed('options: an object')),
  move: parseMoveMessage,
  'reveal-read': ({ step }) => (isIndex(step) ? { ok: { type: 'reveal-read', step } } : malformed('step: a whole number')),
  pause: ({ paused }) => (typeof paused === 'boolean' ? { ok: { type: 'pause', paused } } : malformed('paused: true, false')),
  chat: ({ text }) =>
    typeof text === 'string' && text.length <= MAX_CHAT_LENGTH
      ? { ok: { type: 'chat', text } }
      : malformed(`text: at most ${MAX_CHAT_LENGTH} characters`),
  voice: parseVoice,
  'voice-signal': parseVoiceSignal,
  silence: ({ handle, silent }) =>
    isHandle(handle) && typeof silent === 'boolean'
      ? { ok: { type: 'silence', handle, silent } }
      : malformed('handle: a text, silent: true, false'),
  emote: ({ emote }) => (isEmote(emote) ? { ok: { type: 'emote', emote } } : malformed(`emote: ${EMOTES.join(', ')}`)),
};

function parseMoveMessage(input: Record<string, unknown>): Parsed<ClientMessage> {
  const { match, step, key, move } = input;
  if (match !== undefined && !isHandle(match)) return malformed('match: a text');
  if (!isIndex(step)) return malformed('step: a whole number');
  if (typeof key !== 'string' || key.length === 0 || key.length > MAX_KEY_LENGTH)
    return malformed(`key: 1 to ${MAX_KEY_LENGTH} characters`);
  if (!isRecord(move) || !isJson(move)) return malformed('move: an object');
  return { ok: { type: 'move', ...(match === undefined ? {} : { match }), step, key, move } };
}

const isHandle = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= MAX_KEY_LENGTH;

export const isTemperament = (value: unknown): value is Temperament => TEMPERAMENTS.includes(value as Temperament);
export const isBotLevel = (value: unknown): value is BotLevel => BOT_LEVELS.includes(value as BotLevel);

export const isAvatar = (value: unknown): value is Avatar => AVATARS.includes(value as Avatar);

export const isEmote = (value: unknown): value is Emote => EMOTES.includes(value as Emote);
