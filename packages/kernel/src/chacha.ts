/** One 64-byte block of ChaCha20 (RFC 8439), as sixteen words. The nonce is the step number. */
export function chachaBlock(key: Uint8Array, step: number, counter: number): Uint32Array {
  const input = new Uint32Array(16);
  input[0] = 0x61707865;
  input[1] = 0x3320646e;
  input[2] = 0x79622d32;
  input[3] = 0x6b206574;
  for (let i = 0; i < 8; i++) {
    const at = i * 4;
    input[4 + i] = at4(key, at) | (at4(key, at + 1) << 8) | (at4(key, at + 2) << 16) | (at4(key, at + 3) << 24);
  }
  input[12] = counter;
  input[13] = step >>> 0;
  input[14] = Math.floor(step / 2 ** 32);
  input[15] = 0;
  return chachaRounds(input);
}

/** The twenty rounds and the final addition, on any initial state. Two rounds a turn, the column round and the diagonal one. */
export function chachaRounds(input: Uint32Array): Uint32Array {
  const x = Int32Array.from(input);
  for (let round = 0; round < 10; round++) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  const out = new Uint32Array(16);
  for (let i = 0; i < 16; i++) out[i] = (x[i] as number) + (input[i] as number);
  return out;
}

/** Signed words in local variables: the engine treats sums of unsigned ones as floating-point numbers. */
function quarter(x: Int32Array, ia: number, ib: number, ic: number, id: number): void {
  let a = x[ia] as number;
  let b = x[ib] as number;
  let c = x[ic] as number;
  let d = x[id] as number;
  a = (a + b) | 0;
  d = rotate(d ^ a, 16);
  c = (c + d) | 0;
  b = rotate(b ^ c, 12);
  a = (a + b) | 0;
  d = rotate(d ^ a, 8);
  c = (c + d) | 0;
  b = rotate(b ^ c, 7);
  x[ia] = a;
  x[ib] = b;
  x[ic] = c;
  x[id] = d;
}

const at4 = (bytes: Uint8Array, i: number): number => bytes[i] as number;
const rotate = (n: number, bits: number): number => (n << bits) | (n >>> (32 - bits));
