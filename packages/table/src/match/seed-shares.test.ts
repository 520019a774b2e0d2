import { thatsNotAHat } from '@parlour/games/thats-not-a-hat/rules';
import { isRefusal, replay } from '@parlour/kernel';
import { describe, expect, it } from 'vitest';
import { TestTable } from '../testing.ts';
import { SHARE_GRACE_MS } from './seed-shares.ts';

const ONE = '1a'.repeat(32);
const OTHER = '2b'.repeat(32);

function gathered() {
  const table = new TestTable({ bots: ['easy'] });
  const [ann, bob] = [table.arrive('ann'), table.arrive('bob')];
  table.send(bob, { type: 'sit' });
  const { seedHash } = table.last(ann, 'table').table;
  return { table, ann, bob, seedHash };
}

describe('shares in the seed', () => {
  it('of people who left are dropped when there are many', () => {
    const { table, ann, seedHash } = gathered();
    table.send(ann, { type: 'share', seedHash, share: ONE });
    for (let i = 0; i < 200; i++) {
      const guest = table.arrive(`guest ${i}`);
      table.send(guest, { type: 'sit' });
      table.send(guest, { type: 'share', seedHash, share: OTHER });
      table.send(guest, { type: 'leave-seat' });
    }
    expect(table.room.nextSeed.shares.size).toBeLessThanOrEqual(64);
    expect(table.room.nextSeed.shares.get('ann')).toBe(ONE);
  });

  it('are saved by seat with the server seed, and the match is dealt from both', () => {
    const { table, ann, bob, seedHash } = gathered();
    table.send(bob, { type: 'share', seedHash, share: OTHER });
    expect(table.send(ann, { type: 'share', seedHash, share: ONE })).toEqual([{ type: 'shared', seedHash, share: ONE }]);
    table.send(ann, { type: 'start' });
    const { record } = table.match!.head;
    expect(record).toMatchObject({ format: 2, seedHash, shares: [ONE, null, OTHER] });
    const again = replay(thatsNotAHat, { ...record, entries: [] });
    expect(isRefusal(again) ? again : again.state).toEqual(table.room.running!.stored.state);
    const alone = replay(thatsNotAHat, { ...record, shares: [], entries: [] });
    expect(isRefusal(alone) ? alone : alone.state).not.toEqual(table.room.running!.stored.state);
  });

  it('are counted once, for the seed they were made for, and from seats only', () => {
    const { table, ann, seedHash } = gathered();
    const eve = table.arrive('eve');
    expect(table.refusal(table.send(eve, { type: 'share', seedHash, share: ONE }))).toBe('not-seated');
    expect(table.send(ann, { type: 'share', seedHash: ONE, share: ONE })).toEqual([{ type: 'shared', seedHash: ONE, share: null }]);
    table.send(ann, { type: 'share', seedHash, share: ONE });
    expect(table.send(ann, { type: 'share', seedHash, share: OTHER })).toEqual([{ type: 'shared', seedHash, share: ONE }]);
  });

  it('that come after the deal are requested again, with the hash of another seed', () => {
    const { table, ann, seedHash } = gathered();
    table.send(ann, { type: 'start' });
    const next = table.last(ann, 'table').table.seedHash;
    expect(next).not.toBe(seedHash);
    expect(table.send(ann, { type: 'share', seedHash, share: ONE })).toEqual([{ type: 'shared', seedHash, share: null }]);
    expect(table.match!.head.record.shares).toEqual([null, null, null]);
  });

  it('survive a restart in the lobby, but a seed that was dealt from is never dealt from again', () => {
    const { table, ann, seedHash } = gathered();
    table.send(ann, { type: 'share', seedHash, share: ONE });
    table.reopen();
    const back = table.arrive('ann');
    expect(table.last(back, 'welcome').table.seedHash).toBe(seedHash);
    table.send(back, { type: 'start' });
    expect(table.match!.head.record.shares).toEqual([ONE, null, null]);
    const next = table.last(back, 'table').table.seedHash;
    expect(next).not.toBe(seedHash);
    table.reopen();
    expect(table.last(table.arrive('ann'), 'welcome').table.seedHash).toBe(next);
  });

  it('are the same at all nodes: the next match is dealt from what another node saved', () => {
    const { table, ann, seedHash } = gathered();
    const draw = { serverSeed: '3c'.repeat(32), shares: { bob: OTHER } };
    table.input({ type: 'table-saved-elsewhere', table: { ...table.saved, nextSeed: draw } });
    const adopted = table.last(ann, 'table').table.seedHash;
    expect(adopted).not.toBe(seedHash);
    expect(table.send(ann, { type: 'share', seedHash, share: ONE })).toEqual([{ type: 'shared', seedHash, share: null }]);
    table.send(ann, { type: 'share', seedHash: adopted, share: ONE });
    table.send(ann, { type: 'start' });
    expect(table.match!.head.record).toMatchObject({ seed: draw.serverSeed, shares: [ONE, null, OTHER] });
  });

  it('of the host are waited for, but not long, when a table starts automatically', () => {
    const table = new TestTable({ bots: ['easy'], start: true });
    const ann = table.arrive('ann');
    const { seedHash } = table.last(ann, 'welcome').table;
    expect(table.wakeAt).toBe(table.now + SHARE_GRACE_MS);
    table.send(ann, { type: 'share', seedHash, share: ONE });
    expect(table.match!.head.record.shares).toEqual([ONE, null]);

    const silent = new TestTable({ bots: ['easy'], start: true });
    silent.arrive('ann');
    silent.sleep();
    expect(silent.match!.head.record.shares).toEqual([null, null]);
  });
});
