import { cleanChat } from '@parlour/protocol';
import { randomLetters } from '../identity/codes.ts';
import type { Ban, BanKind } from '../store/moderation-store.ts';
import { parseBanPattern } from './ban-patterns.ts';

const ID_LENGTH = 6;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A ban from now on; undefined when the pattern is none of its kind. */
export function newBan(kind: BanKind, text: string, { days, note }: { days: number | undefined; note: string }): Ban | undefined {
  const pattern = parseBanPattern(kind, text);
  if (pattern === undefined) return undefined;
  const made = Date.now();
  return {
    id: randomLetters(ID_LENGTH),
    kind,
    pattern,
    note: cleanChat(note) ?? '',
    made,
    until: days === undefined ? null : made + days * DAY_MS,
  };
}
