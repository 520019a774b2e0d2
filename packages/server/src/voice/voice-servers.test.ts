import { expect, it } from 'vitest';
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

it.each([
  [{ PARLOUR_STUN: 'https://a.example' }, 'PARLOUR_STUN'],
  [{ PARLOUR_TURN: 'turn:a.example' }, 'PARLOUR_TURN_SECRET'],
  [{ PARLOUR_TURN_SECRET: 'north' }, 'PARLOUR_TURN'],
])('refuses %j', (environment, named) => {
  expect(() => parseVoiceSettings(environment)).toThrow(named);
});
