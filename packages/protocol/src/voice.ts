import { isRecord, type Parsed } from '@parlour/kernel';
import { MAX_KEY_LENGTH } from './limits.ts';
import { malformed, type Person } from './table.ts';

/** Who talks at a table: nobody, its players, or its players while spectators listen. */
export const VOICE_MODES = ['off', 'players', 'everyone'] as const;
export type VoiceMode = (typeof VOICE_MODES)[number];

/** More speakers than this wait until the host silences another: each browser sends its voice to every other. */
export const MAX_SPEAKERS = 8;

/** A person in the voice chat. */
export interface VoicePeer {
  readonly person: Person;
  /** Made by the client for each time it joins: another id is another connection. */
  readonly id: string;
  /** speaks: others hear them. waits: there are enough speakers. silenced: by the host. listens: by choice, or as a spectator. */
  readonly role: 'speaks' | 'waits' | 'silenced' | 'listens';
  readonly muted: boolean;
}

/** What two browsers say to each other to connect: an offer or an answer, with the network addresses in it. */
export interface VoiceSignal {
  readonly type: 'offer' | 'answer';
  /** Made for each offer; an answer repeats it. */
  readonly offer: string;
  readonly sdp: string;
}

/** GET /api/voice: where browsers find out how they reach each other. */
export interface VoiceServers {
  readonly iceServers: readonly { readonly urls: readonly string[]; readonly username?: string; readonly credential?: string }[];
}

/** Describes one audio track and a few addresses; a browser needs about 2,000. */
const MAX_SDP_LENGTH = 6000;

const isId = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= MAX_KEY_LENGTH;

export type VoiceMessage =
  /** Joins the voice chat, or changes how. */
  | { readonly type: 'voice'; readonly id: string; readonly speaks: boolean; readonly muted: boolean }
  | { readonly type: 'voice-signal'; readonly to: string; readonly signal: VoiceSignal };

export function parseVoice({ id, speaks, muted }: Record<string, unknown>): Parsed<VoiceMessage> {
  if (!isId(id)) return malformed(`id: 1 to ${MAX_KEY_LENGTH} characters`);
  if (typeof speaks !== 'boolean' || typeof muted !== 'boolean') return malformed('speaks, muted: true, false');
  return { ok: { type: 'voice', id, speaks, muted } };
}

export function parseVoiceSignal({ to, signal }: Record<string, unknown>): Parsed<VoiceMessage> {
  if (!isId(to)) return malformed('to: a handle');
  if (!isRecord(signal)) return malformed('signal: an object');
  const { type, offer, sdp } = signal;
  if (type !== 'offer' && type !== 'answer') return malformed('signal.type: offer, answer');
  if (!isId(offer)) return malformed(`signal.offer: 1 to ${MAX_KEY_LENGTH} characters`);
  if (typeof sdp !== 'string' || sdp.length > MAX_SDP_LENGTH) return malformed(`signal.sdp: at most ${MAX_SDP_LENGTH} characters`);
  return { ok: { type: 'voice-signal', to, signal: { type, offer, sdp } } };
}
