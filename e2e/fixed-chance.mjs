/**
 * @typedef {{ seed: number, clockOffset: number }} FixedChance
 */

/**
 * Makes chance and the date of this page, worker or server the same each time. It runs in the page too, so it uses nothing from outside.
 * Short random values stay random: identities and ids must differ.
 * @param {FixedChance} chance
 * @returns {(bytes: Uint8Array) => Uint8Array} fills the bytes of a seed
 */
export function fixChance({ seed, clockOffset }) {
  const SEED_BYTES = 32;
  const SystemDate = Date;
  /** @param {number} state */
  const numbersFrom = (state) => () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  // Two sources: how often a page draws other chance, as for a wait, does not change its deals.
  const nextOfSeed = numbersFrom(seed);
  const next = numbersFrom(-seed);
  /** @param {Uint8Array} bytes */
  const fill = (bytes) => {
    for (let at = 0; at < bytes.length; at++) bytes[at] = nextOfSeed();
    return bytes;
  };
  Math.random = () => next() / 2 ** 32;
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint8Array) || array.length !== SEED_BYTES) return draw(array);
    fill(array);
    return array;
  };
  globalThis.Date = new Proxy(SystemDate, {
    construct: (system, values) => Reflect.construct(system, values.length === 0 ? [system.now() + clockOffset] : values),
    get: (system, key) => (key === 'now' ? () => system.now() + clockOffset : Reflect.get(system, key)),
  });
  return fill;
}
