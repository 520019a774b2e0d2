const caches: Map<Element, unknown>[] = [];

/** Computes a fact of an element once for each measurement: every check asks for the same styles. */
export function remember<Fact>(find: (element: Element) => Fact): (element: Element) => Fact {
  const cache = new Map<Element, Fact>();
  caches.push(cache);
  return (element) => {
    const known = cache.get(element);
    if (known !== undefined) return known;
    const found = find(element);
    cache.set(element, found);
    return found;
  };
}

/** A page that changed is measured anew. */
export function forgetAll(): void {
  for (const cache of caches) cache.clear();
}
