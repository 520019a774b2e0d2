import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TurnBudget } from './turn-budget.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setImmediate'] }));
afterEach(() => void vi.useRealTimers());

/** Streams report in later ticks of the same turn. */
async function ticks(): Promise<void> {
  for (let count = 0; count < 10; count++) await new Promise<void>((resolve) => process.nextTick(resolve));
}

async function nextTurn(): Promise<void> {
  vi.runOnlyPendingTimers();
  await ticks();
}

/** A stream whose pieces take four milliseconds each to read. */
function slowStream(pieceBytes: number, hear: (piece: string) => void) {
  let now = 0;
  const stream = new PassThrough();
  stream.on('data', (piece: Buffer) => hear(piece.toString()));
  const end = new TurnBudget(() => now).share(stream, pieceBytes, (piece, listeners) => {
    now += 4;
    for (const listener of listeners) listener.call(stream, piece);
  });
  return { stream, end };
}

it('reads for ten milliseconds of a turn; the rest follows in later turns, in order', async () => {
  let received = '';
  const { stream } = slowStream(1, (piece) => {
    received += piece;
  });
  stream.write('abcdefgh');
  await ticks();
  expect(received).toBe('abc');
  stream.write('i');
  await nextTurn();
  expect(received).toBe('abcdef');
  await nextTurn();
  expect(received).toBe('abcdefghi');
});

it('gives the stream back with what nobody has read', async () => {
  let received = '';
  const { stream, end } = slowStream(2, (piece) => {
    received += piece;
    end();
    stream.pause();
  });
  stream.write('abcd');
  await ticks();
  await nextTurn();
  expect(received).toBe('ab');
  expect(String(stream.read())).toBe('cd');
});
