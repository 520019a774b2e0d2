import { cachedFor } from '../limits/cached-for.ts';
import type { Store } from '../store/store.ts';

/** How long an answer of the store counts, and the timeout for one. */
const FRESH_MS = 1000;
const TIMEOUT_MS = 2000;

/** Whether this node can store something now. The store is asked at most once a second. */
export function readiness(store: Pick<Store, 'probe'>): () => Promise<boolean> {
  return cachedFor(FRESH_MS, () => canStore(store));
}

async function canStore(store: Pick<Store, 'probe'>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT_MS);
  });
  const stored = store.probe().then(
    (written) => written === 'stored',
    () => false,
  );
  const ready = await Promise.race([stored, late]);
  clearTimeout(timer);
  return ready;
}
