import { isJson, isRecord, isRefusal, isShare, type Parsed } from '@parlour/kernel';
import { MAX_CHAT_LENGTH, MAX_KEY_LENGTH } from './limits.ts';
import type { ClientMessage, SocketMessage } from './messages.ts';
import {
  AVATARS,
  type Avatar,
  BOT_LEVELS,
  type BotLevel,
  EMOTES,
  type Emote,
  tableRefusal,
  VISIBILITIES,
  type Visibility,
} from './table.ts';
import { parseTableSettings } from './table-settings.ts';

/** Parses a socket message. Anything else is refused with the expected form. */
export function parseClientMessage(text: string): Parsed<SocketMessage> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return malformed('JSON');
  }
  if (!isRecord(input)) return malformed('an object');
  switch (input.type) {
    case 'sit':
    case 'leave-seat':
    case 'start':
    case 'rematch':
    case 'sync':
    case 'legal-moves':
    case 'become-shared-screen':
    case 'notices-read':
    case 'ping':
      return { ok: { type: input.type } };
    case 'share':
      return isShare(input.seedHash) && isShare(input.share)
        ? { ok: { type: 'share', seedHash: input.seedHash, share: input.share } }
        : malformed('seedHash, share: 64 hex digits');
    case 'add-bot':
      return isBotLevel(input.level) ? { ok: { type: 'add-bot', level: input.level } } : malformed(`level: ${BOT_LEVELS.join(', ')}`);
    case 'remove':
    case 'request-seat':
    case 'seat-code':
    case 'stand-in':
      return isIndex(input.seat) ? { ok: { type: input.type, seat: input.seat } } : malformed('seat: a whole number');
    case 'remove-spectator':
      return isHandle(input.handle) ? { ok: { type: 'remove-spectator', handle: input.handle } } : malformed('handle: a text');
    case 'answer-seat-request':
      return isHandle(input.handle) && typeof input.accept === 'boolean'
        ? { ok: { type: 'answer-seat-request', handle: input.handle, accept: input.accept } }
        : malformed('handle: a text, accept: true, false');
    case 'consent':
      return typeof input.agrees === 'boolean' ? { ok: { type: 'consent', agrees: input.agrees } } : malformed('agrees: true, false');
    case 'claim-seat':
      return typeof input.code === 'string' && input.code.length <= MAX_KEY_LENGTH
        ? { ok: { type: 'claim-seat', code: input.code } }
        : malformed('code: a text');
    case 'settings': {
      const settings = parseTableSettings(input.settings);
      return isRefusal(settings) ? settings : { ok: { type: 'settings', settings: settings.ok } };
    }
    case 'options':
      return isRecord(input.options) ? { ok: { type: 'options', options: input.options } } : malformed('options: an object');
    case 'visibility':
      return parseTerms(input);
    case 'move':
      return parseMoveMessage(input);
    case 'reveal-read':
      return isIndex(input.step) ? { ok: { type: 'reveal-read', step: input.step } } : malformed('step: a whole number');
    case 'pause':
      return typeof input.paused === 'boolean' ? { ok: { type: 'pause', paused: input.paused } } : malformed('paused: true, false');
    case 'chat':
      return typeof input.text === 'string' && input.text.length <= MAX_CHAT_LENGTH
        ? { ok: { type: 'chat', text: input.text } }
        : malformed(`text: at most ${MAX_CHAT_LENGTH} characters`);
    case 'emote':
      return isEmote(input.emote) ? { ok: { type: 'emote', emote: input.emote } } : malformed(`emote: ${EMOTES.join(', ')}`);
    default:
      return malformed('a known type');
  }
}

function parseTerms({ rated, visibility }: Record<string, unknown>): Parsed<ClientMessage> {
  if (rated !== undefined && typeof rated !== 'boolean') return malformed('rated: true, false');
  if (visibility !== undefined && !isVisibility(visibility)) return malformed(`visibility: ${VISIBILITIES.join(', ')}`);
  return { ok: { type: 'visibility', ...(rated === undefined ? {} : { rated }), ...(visibility === undefined ? {} : { visibility }) } };
}

function parseMoveMessage(input: Record<string, unknown>): Parsed<ClientMessage> {
  const { match, step, key, move } = input;
  if (match !== undefined && !isHandle(match)) return malformed('match: a text');
  if (!isIndex(step)) return malformed('step: a whole number');
  if (typeof key !== 'string' || key.length === 0 || key.length > MAX_KEY_LENGTH)
    return malformed(`key: 1 to ${MAX_KEY_LENGTH} characters`);
  if (!isRecord(move) || !isJson(move)) return malformed('move: an object');
  return { ok: { type: 'move', ...(match === undefined ? {} : { match }), step, key, move } };
}

const malformed = (expected: string) => tableRefusal('malformed-message', { expected });

const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const isHandle = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= MAX_KEY_LENGTH;

export const isBotLevel = (value: unknown): value is BotLevel => BOT_LEVELS.includes(value as BotLevel);

export const isAvatar = (value: unknown): value is Avatar => AVATARS.includes(value as Avatar);

export const isVisibility = (value: unknown): value is Visibility => VISIBILITIES.includes(value as Visibility);

export const isEmote = (value: unknown): value is Emote => EMOTES.includes(value as Emote);
