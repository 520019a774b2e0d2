import { useEffect, useState } from 'react';

/** The result of `load` for a key; null while it loads. `load` must be the same function every time. */
export function useAsync<Key, Found>(key: Key, load: (key: Key) => Promise<Found>): Found | null {
  const [loaded, setLoaded] = useState<{ readonly key: Key; readonly found: Found } | null>(null);
  useEffect(() => {
    let here = true;
    const fetch = async () => {
      const found = await load(key);
      if (here) setLoaded({ key, found });
    };
    void fetch();
    return () => {
      here = false;
    };
  }, [key, load]);
  return loaded !== null && loaded.key === key ? loaded.found : null;
}
