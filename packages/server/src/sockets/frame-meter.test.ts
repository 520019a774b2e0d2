import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { OPCODE, rawFrame } from '../testing/raw-socket.ts';
import { type FrameHead, FrameMeter } from './frame-meter.ts';

it('reports the same frames however their bytes are split', () => {
  const frame = fc.record({ opcode: fc.constantFrom(...Object.values(OPCODE)), isFinal: fc.boolean(), size: fc.nat({ max: 300 }) });
  fc.assert(
    fc.property(fc.array(frame, { maxLength: 10 }), fc.array(fc.integer({ min: 1, max: 200 })), (frames, cuts) => {
      const bytes = Buffer.concat(frames.map(({ opcode, isFinal, size }) => rawFrame(opcode, isFinal, Buffer.alloc(size))));
      const heads: FrameHead[] = [];
      const meter = new FrameMeter((head) => heads.push(head) > 0);
      for (let at = 0, cut = 0; at < bytes.length; cut++) {
        const next = at + (cuts[cut] ?? bytes.length);
        meter.read(bytes.subarray(at, next));
        at = next;
      }
      expect(heads.map(({ bytes: size }) => size)).toEqual(frames.map(({ size }) => size));
      expect(heads.map(({ isPong }) => isPong)).toEqual(frames.map(({ opcode }) => opcode === OPCODE.pong));
    }),
  );
});

it('knows whether a message is finished', () => {
  const meter = new FrameMeter(() => true);
  const after = (bytes: Buffer) => {
    meter.read(bytes);
    return meter.isUnfinished;
  };
  expect(after(rawFrame(OPCODE.text, true, Buffer.from('whole')))).toBe(false);
  expect(after(rawFrame(OPCODE.text, false, Buffer.from('a')))).toBe(true);
  expect(after(rawFrame(OPCODE.ping, true))).toBe(true);
  expect(after(rawFrame(OPCODE.continuation, true, Buffer.from('b')))).toBe(false);
  expect(after(rawFrame(OPCODE.text, true, Buffer.from('half')).subarray(0, 8))).toBe(true);
});

it('reads no further than the first refused frame', () => {
  let frames = 0;
  const meter = new FrameMeter(() => ++frames < 3);
  const pong = rawFrame(OPCODE.pong, true);
  expect(meter.read(Buffer.concat(Array.from({ length: 9 }, () => pong)))).toBe(2 * pong.length);
  expect(frames).toBe(3);
});
