import { createHmac } from 'node:crypto';
import { tableRefusal, type VoiceServers } from '@parlour/protocol';
import type { FastifyInstance } from 'fastify';
import { type ApiContext, sendRefusal } from '../http/api-context.ts';
import { StartupError } from '../startup-error.ts';

/** STUN tells a browser its own address; TURN carries voices where no direct line is possible. */
export interface VoiceSettings {
  readonly stun: readonly string[];
  readonly turn: readonly string[];
  /** Shared with the TURN server (`static-auth-secret` of coturn). */
  readonly turnSecret: string | undefined;
}

/** How long a TURN password is valid: longer than people play at a stretch. */
const CREDENTIAL_SECONDS = 12 * 60 * 60;

const MAX_PORT = 65_535;
const STUN = /^stuns?:[\w.-]+(:\d{1,5})?$/;
const TURN = /^turns?:[\w.-]+(:\d{1,5})?(\?transport=(udp|tcp))?$/;

export function parseVoiceSettings(environment: NodeJS.ProcessEnv): VoiceSettings {
  const stun = parseAddresses('PARLOUR_STUN', environment.PARLOUR_STUN, STUN, 'stun:games.example:3478');
  const turn = parseAddresses('PARLOUR_TURN', environment.PARLOUR_TURN, TURN, 'turn:games.example:3478');
  const turnSecret = environment.PARLOUR_TURN_SECRET;
  if (turn.length > 0 !== (turnSecret !== undefined))
    throw new StartupError('PARLOUR_TURN and PARLOUR_TURN_SECRET belong together: set both or neither.');
  return { stun, turn, turnSecret };
}

function parseAddresses(setting: string, text: string | undefined, form: RegExp, example: string): readonly string[] {
  const given = text?.split(',').map((each) => each.trim()) ?? [];
  const wrong = given.find((each) => !form.test(each) || Number(/:(\d+)/.exec(each)?.[1] ?? 0) > MAX_PORT);
  if (wrong === undefined) return given;
  throw new StartupError(`${setting} "${wrong.slice(0, 60)}" is wrong: addresses such as ${example}, separated by commas.`);
}

/** The servers for one person. The password is the form that coturn checks with the shared secret (TURN REST API). */
export function voiceServers({ stun, turn, turnSecret }: VoiceSettings, handle: string, nowMs: number): VoiceServers {
  const username = `${Math.floor(nowMs / 1000) + CREDENTIAL_SECONDS}:${handle}`;
  const credential = turnSecret === undefined ? undefined : createHmac('sha1', turnSecret).update(username).digest('base64');
  return {
    iceServers: [
      ...(stun.length === 0 ? [] : [{ urls: stun }]),
      ...(credential === undefined ? [] : [{ urls: turn, username, credential }]),
    ],
  };
}

export function registerVoice(app: FastifyInstance, { identities }: Pick<ApiContext, 'identities'>, settings: VoiceSettings): void {
  app.get('/api/voice', async (request, reply) => {
    const person = await identities.find(request.headers);
    if (person === undefined) return sendRefusal(reply, tableRefusal('no-session'));
    if (person.name === '') return sendRefusal(reply, tableRefusal('bad-name'));
    return voiceServers(settings, person.handle, Date.now());
  });
}
