import { isRefusal } from '@parlour/kernel';
import { useEffect, useState } from 'react';
import { serverApi } from './server-api.ts';

export interface ServerAddress {
  /** The origin under which other devices reach this server: the start of every shared link. */
  readonly origin: string;
  /** False on a machine without a network. */
  readonly reachable: boolean;
}

// oxlint-disable-next-line eslint/no-restricted-properties -- every other link is made from what this file answers
const here = (): URL => new URL(location.origin);

/** `localhost` is another machine for everyone else: links use the server's first known address instead. */
export function reachableAddress(page: URL, known: readonly string[] | null): ServerAddress {
  if (!isLoopback(page.hostname) || known === null) return { origin: page.origin, reachable: true };
  const [origin] = known;
  return origin === undefined ? { origin: page.origin, reachable: false } : { origin, reachable: true };
}

const isLoopback = (host: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(host) || host.endsWith('.localhost');

/** The server's answer, shared by all links of this page; null until it has answered. */
let known: readonly string[] | null = null;

export function useServerAddress(): ServerAddress {
  const [addresses, setAddresses] = useState(known);
  useEffect(() => {
    if (addresses !== null || !isLoopback(here().hostname)) return undefined;
    let mounted = true;
    const ask = async () => {
      const info = await serverApi.serverInfo();
      if (isRefusal(info)) return;
      known = info.addresses;
      if (mounted) setAddresses(known);
    };
    void ask();
    return () => {
      mounted = false;
    };
  }, [addresses]);
  return reachableAddress(here(), addresses);
}
