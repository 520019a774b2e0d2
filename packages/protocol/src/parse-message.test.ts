import { isRefusal } from '@parlour/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNewTable, parseTableCode } from './http-api.ts';
import { parseClientMessage } from './parse-message.ts';

describe('a client message', () => {
  it('is parsed as it was written', () => {
    const message = { type: 'move', step: 3, key: 'k', move: { do: 'thank' } };
    expect(parseClientMessage(JSON.stringify(message))).toEqual({ ok: message });
    expect(parseClientMessage(JSON.stringify({ ...message, match: 'm' }))).toEqual({ ok: { ...message, match: 'm' } });
    expect(parseClientMessage('{"type":"sit","seat":7}')).toEqual({ ok: { type: 'sit' } });
    expect(parseClientMessage('{"type":"stand-in","handle":"h"}')).toEqual({ ok: { type: 'stand-in', handle: 'h' } });
    expect(parseClientMessage('{"type":"remove-bot","name":"Otto"}')).toEqual({ ok: { type: 'remove-bot', name: 'Otto' } });
    expect(parseClientMessage('{"type":"consent","agrees":false}')).toEqual({ ok: { type: 'consent', agrees: false } });
    expect(parseClientMessage('{"type":"notices-read"}')).toEqual({ ok: { type: 'notices-read' } });
    expect(parseClientMessage('{"type":"settings","settings":{"series":"games-3","colour":"red"}}')).toEqual({
      ok: { type: 'settings', settings: { series: 'games-3' } },
    });
  });

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '{"type":"fly"}',
    '{"type":"move","step":-1,"key":"k","move":{}}',
    '{"type":"move","step":1.5,"key":"k","move":{}}',
    '{"type":"move","step":1,"key":"","move":{}}',
    `{"type":"move","step":1,"key":"${'k'.repeat(41)}","move":{}}`,
    '{"type":"move","step":1,"key":"k","move":[]}',
    '{"type":"move","match":7,"step":1,"key":"k","move":{}}',
    '{"type":"add-bot","level":"genius"}',
    '{"type":"remove","seat":"0"}',
    '{"type":"options","options":[]}',
    `{"type":"chat","text":"${'x'.repeat(281)}"}`,
    '{"type":"emote","emote":"__proto__"}',
    '{"type":"settings","settings":{"spectators":"sometimes"}}',
    '{"type":"answer-seat-request","handle":"bob","welcome":"yes"}',
    '{"type":"remove-spectator","handle":""}',
    '{"type":"claim-seat","code":5}',
    '{"type":"request-seat","seat":-1}',
    '{"type":"stand-in"}',
    '{"type":"consent","agrees":"yes"}',
    '{"type":"settings","settings":{"absent":"minutes-2"}}',
  ])('is refused: %s', (text) => {
    expect(parseClientMessage(text)).toMatchObject({ refused: 'malformed-message' });
  });

  it('never throws and never reaches a prototype', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 100 }), fc.json({ maxDepth: 3 })), (text) => {
        const parsed = parseClientMessage(text);
        return isRefusal(parsed) || Object.getPrototypeOf(parsed.ok) === Object.prototype;
      }),
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

it('a code is eight characters of the alphabet in any case', () => {
  expect(parseTableCode('abcdefgh')).toBe('ABCDEFGH');
  for (const wrong of ['ABCDE', 'ABCD', 'ABCDEF', 'ABCDEFGHJ', 'ABCDEFG0', 'ABCD0', 'ABCDO', 'ÀBCDE', 5, null])
    expect(parseTableCode(wrong)).toBeUndefined();
});

it('a new table is private and without bots by default', () => {
  expect(parseNewTable({ game: 'x' })).toEqual({
    ok: { game: 'x', options: undefined, visibility: 'private', bots: [], start: false, sharedScreen: false, settings: {} },
  });
});
