import { gameById } from '@parlour/games/rules-catalogue';
import type { TableInfo } from '@parlour/protocol';
import { loadWords } from '@parlour/words';
import { expect, it } from 'vitest';
import { observationText } from './observation-text.ts';

it('tells an agent whose seat a bot plays how to take it back', async () => {
  const game = gameById('mascarade')!;
  const table = { code: 'ABCDEFGH', phase: 'playing', seats: [{ kind: 'bot', name: 'Mabel', level: 'normal' }] } as unknown as TableInfo;
  const seen = { code: table.code, table, seat: null, reservedSeat: 0, observation: null, received: [], chat: [] };
  const text = observationText(await loadWords('en', ['common']), game, seen);
  expect(text).toContain('Seat 0 is yours, but a bot plays there. join_table ABCDEFGH takes it back.');
  expect(text).not.toContain('You watch.');
});
