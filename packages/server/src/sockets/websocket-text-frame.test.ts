import { expect, it } from 'vitest';
import * as ws from 'ws';
import { textFrame } from './websocket-text-frame.ts';

/** Exported by ws, but not by its types. */
const { Sender } = ws as unknown as { Sender: { frame(data: Buffer, options: object): Buffer[] } };

it.each([0, 1, 125, 126, 127, 65_535, 65_536, 70_000])('frames %i letters as ws does', (length) => {
  const text = 'é'.repeat(length >> 1) + 'x'.repeat(length & 1);
  const theirs = Sender.frame(Buffer.from(text), { fin: true, rsv1: false, opcode: 1, mask: false, readOnly: true });
  expect(textFrame(text).equals(Buffer.concat(theirs))).toBe(true);
});
