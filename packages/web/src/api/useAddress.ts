import { isRefusal } from '@parlour/kernel';
import { useEffect, useState } from 'react';
import { house } from './house.ts';

const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/;

export interface Address {
  /** Where other devices find this house. */
  readonly origin: string;
  /** False on a machine that no network reaches. */
  readonly reachable: boolean;
}

/** A laptop that opened its own house knows it as `localhost`: phones need its address in the network. */
export function useAddress(): Address {
  const alone = LOOPBACK.test(location.hostname);
  const [address, setAddress] = useState<Address>({ origin: location.origin, reachable: true });
  useEffect(() => {
    if (!alone) return undefined;
    let here = true;
    const ask = async () => {
      const info = await house.info();
      if (!here || isRefusal(info)) return;
      const [origin] = info.addresses;
      setAddress(origin === undefined ? { origin: location.origin, reachable: false } : { origin, reachable: true });
    };
    void ask();
    return () => {
      here = false;
    };
  }, [alone]);
  return address;
}
