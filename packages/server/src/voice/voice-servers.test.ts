import { expect, it, vi } from 'vitest';
import { startServer } from '../server.ts';
import { request, signIn } from '../testing/test-client.ts';
import { TEST_OPTIONS } from '../testing/test-options.ts';
import { parseVoiceSettings, voiceServers } from './voice-servers.ts';

it('names no server by default: voices go straight from browser to browser', () => {
  expect(voiceServers(parseVoiceSettings({}), 'ann', 0)).toEqual({ iceServers: [] });
});

it('gives each person a password for the TURN server that coturn accepts for twelve hours', () => {
  const settings = parseVoiceSettings({
    PARLOUR_STUN: 'stun:a.example:3478, stuns:b.example',
    PARLOUR_TURN: 'turn:a.example:3478?transport=udp',
    PARLOUR_TURN_SECRET: 'north',
  });
  // printf '43201:ann' | openssl dgst -sha1 -hmac north -binary | base64
  expect(voiceServers(settings, 'ann', 1_000)).toEqual({
    iceServers: [
      { urls: ['stun:a.example:3478', 'stuns:b.example'] },
      { urls: ['turn:a.example:3478?transport=udp'], username: '43201:ann', credential: 'i+PuxKoi/PeMnq7O4YGv1mzxr1c=' },
    ],
  });
});

it('gives a password to people with a name only', async () => {
  vi.stubEnv('PARLOUR_TURN', 'turn:a.example');
  vi.stubEnv('PARLOUR_TURN_SECRET', 'north');
  const server = await startServer(TEST_OPTIONS);
  vi.unstubAllEnvs();
  const base = `http://127.0.0.1:${server.port}`;
  const cookie = (await fetch(`${base}/api/me`)).headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  expect(await request({ base, cookie, handle: '' }, 'GET', '/api/voice')).toEqual({ status: 400, body: { refused: 'bad-name' } });
  const { body } = await request(await signIn(base, 'Ann'), 'GET', '/api/voice');
  expect(body).toMatchObject({ iceServers: [{ urls: ['turn:a.example'], credential: expect.any(String) }] });
  await server.close();
});

it.each([
  [{ PARLOUR_STUN: 'https://a.example' }, 'PARLOUR_STUN'],
  [{ PARLOUR_TURN: 'turn:a.example' }, 'PARLOUR_TURN_SECRET'],
  [{ PARLOUR_TURN_SECRET: 'north' }, 'PARLOUR_TURN'],
])('refuses %j', (environment, named) => {
  expect(() => parseVoiceSettings(environment)).toThrow(named);
});
