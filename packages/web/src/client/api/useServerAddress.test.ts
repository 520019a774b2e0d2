import { describe, expect, it } from 'vitest';
import { reachableAddress } from './useServerAddress.ts';

const LAN = ['https://192.168.1.7:4000', 'https://10.0.0.5:4000'];

describe('links made on a page', () => {
  it.each(['https://localhost:4000', 'https://127.0.0.1:4000', 'https://[::1]:4000', 'https://tv.localhost:4000'])(
    'at %s begin with the server’s own address',
    (page) => {
      expect(reachableAddress(new URL(page), LAN)).toEqual({ origin: 'https://192.168.1.7:4000', reachable: true });
    },
  );

  it.each(['http://192.168.1.9:4000', 'https://games.example', 'http://localhost.example'])('at %s begin with its own', (page) => {
    expect(reachableAddress(new URL(page), LAN)).toEqual({ origin: page, reachable: true });
  });

  it('begin with localhost while nothing better is known, and say when no network reaches it', () => {
    const page = new URL('http://localhost:4000');
    expect(reachableAddress(page, null)).toEqual({ origin: 'http://localhost:4000', reachable: true });
    expect(reachableAddress(page, [])).toEqual({ origin: 'http://localhost:4000', reachable: false });
  });
});
