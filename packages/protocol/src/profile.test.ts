import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseClientMessage } from './parse-message.ts';
import { parseFriendAction, parseFriendCode, parsePasskeyResponse, parsePhrase, parseSignInCode } from './profile.ts';

const handle = 'a'.repeat(22);

describe('typed text', () => {
  it('is a code in any case, with spaces and dashes', () => {
    expect(parseSignInCode({ code: 'abcd efgh' })).toEqual({ ok: 'ABCDEFGH' });
    expect(parseFriendCode({ code: 'abcd-efgh' })).toEqual({ ok: 'ABCDEFGH' });
  });

  it.each([{ code: 'ABCDE' }, { code: 'ABCDE0' }, { code: 7 }, {}, null, [], 'ABCDEF', { code: 'A'.repeat(5000) }])(
    'is refused as a code: %j',
    (input) => {
      expect(parseSignInCode(input)).toEqual({ refused: 'wrong-code' });
      expect(parseFriendCode(input)).toEqual({ refused: 'no-such-friend-code' });
    },
  );

  it('is a phrase of 128 bits', () => {
    expect(parsePhrase({ bits: '0123456789abcdef0123456789abcdef' })).toEqual({ ok: '0123456789abcdef0123456789abcdef' });
    for (const bits of ['', '0123', 'g'.repeat(32), 5]) expect(parsePhrase({ bits })).toEqual({ refused: 'wrong-phrase' });
  });
});

describe('a friend action', () => {
  it('names a person, and a table where one is needed', () => {
    expect(parseFriendAction({ action: 'block', handle, table: 'X' })).toEqual({ ok: { action: 'block', handle } });
    expect(parseFriendAction({ action: 'invite', handle, table: 'abcdefgh' })).toEqual({
      ok: { action: 'invite', handle, table: 'ABCDEFGH' },
    });
  });

  it.each([{ do: 'hug', handle }, { action: 'accept', handle: 'ann' }, { action: 'invite', handle }, { action: 'accept' }, null, 3])(
    'is refused: %j',
    (input) => {
      expect(parseFriendAction(input)).toMatchObject({ refused: 'malformed-message' });
    },
  );
});

describe('an authenticator’s answer', () => {
  it('keeps its text fields and nothing else', () => {
    const answer = { id: 'abc', rawId: 'abc', type: 'public-key', response: { signature: 's', transports: ['usb'], deep: {} } };
    expect(parsePasskeyResponse(answer)).toEqual({ ...answer, response: { signature: 's' } });
  });

  it('is refused when it cannot be one, and never throws', () => {
    expect(parsePasskeyResponse({ id: 'abc', rawId: 'abd', type: 'public-key', response: {} })).toEqual({ refused: 'wrong-passkey' });
    fc.assert(fc.property(fc.jsonValue(), (input) => typeof parsePasskeyResponse(input) === 'object'));
  });
});

it('the host’s settings message is read as far as its fields are given', () => {
  expect(parseClientMessage('{"type":"settings","settings":{"rated":true}}')).toEqual({
    ok: { type: 'settings', settings: { rated: true } },
  });
  expect(parseClientMessage('{"type":"settings","settings":{"visibility":"friends"}}')).toEqual({
    ok: { type: 'settings', settings: { visibility: 'friends' } },
  });
  for (const wrong of ['{"type":"settings","settings":{"rated":1}}', '{"type":"settings","settings":{"visibility":"all"}}'])
    expect(parseClientMessage(wrong)).toMatchObject({ refused: 'malformed-message' });
});
