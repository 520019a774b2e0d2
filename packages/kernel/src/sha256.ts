/** SHA-256 (FIPS 180-4), synchronous on every platform, so checking a shuffle needs no browser API. */
export function sha256(message: Uint8Array): Uint8Array {
  const blocks = Math.ceil((message.length + 9) / 64);
  const padded = new Uint8Array(blocks * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor((message.length * 8) / 2 ** 32));
  view.setUint32(padded.length - 4, (message.length * 8) >>> 0);

  const hash = Uint32Array.from(INITIAL);
  const w = new Uint32Array(64);
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(block * 64 + i * 4);
    for (let i = 16; i < 64; i++) {
      const s0 = at(w, i - 15);
      const s1 = at(w, i - 2);
      w[i] = at(w, i - 16) + (turn(s0, 7) ^ turn(s0, 18) ^ (s0 >>> 3)) + at(w, i - 7) + (turn(s1, 17) ^ turn(s1, 19) ^ (s1 >>> 10));
    }
    compress(hash, w);
  }
  const out = new Uint8Array(32);
  const result = new DataView(out.buffer);
  hash.forEach((h, i) => result.setUint32(i * 4, h));
  return out;
}

function compress(hash: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const t1 = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(ROUND, i) + at(w, i)) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((v, i) => {
    hash[i] = at(hash, i) + v;
  });
}

const at = (words: Uint32Array, i: number): number => words[i] as number;
const turn = (n: number, bits: number): number => (n >>> bits) | (n << (32 - bits));

/** The first 32 bits of the fractional part of the `root` of each of the first primes, as the standard defines. */
function primeRoots(count: number, root: (n: number) => number): Uint32Array {
  const found = new Uint32Array(count);
  for (let n = 2, i = 0; i < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) found[i++] = (root(n) % 1) * 2 ** 32;
  }
  return found;
}

const INITIAL = primeRoots(8, Math.sqrt);
const ROUND = primeRoots(64, Math.cbrt);
