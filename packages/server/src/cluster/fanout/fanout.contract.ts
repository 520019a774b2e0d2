import { afterEach, describe, expect, it } from 'vitest';
import { ALL_TABLES, type Fanout, type FanoutFactory, type NodeMessage } from './fanout.ts';

interface Node {
  readonly fanout: Fanout;
  readonly received: { readonly code: string; readonly from: string; readonly message: NodeMessage }[];
}

/** The behaviour of every fanout. */
export function fanoutContract(name: string, open: () => FanoutFactory): void {
  describe(`${name} carries node messages`, () => {
    const nodes: Node[] = [];
    afterEach(async () => {
      await Promise.all(nodes.splice(0).map(({ fanout }) => fanout.close()));
    });

    async function node(called: string): Promise<Node> {
      const received: Node['received'] = [];
      let fanout: Fanout | undefined;
      await new Promise<void>((healthy) => {
        fanout = open()(called, {
          receive: (code, from, message) => {
            if (message.type !== 'pulse') received.push({ code, from, message });
          },
          health: (well) => well && healthy(),
        });
      });
      const opened = { fanout: fanout!, received };
      nodes.push(opened);
      return opened;
    }

    it('to the other nodes that listen, in order, and never back to the sender', async () => {
      const [one, two] = [await node('one'), await node('two')];
      await Promise.all([one, two].map(({ fanout }) => fanout.listen('ABCDE')));
      for (const step of [1, 2, 3]) one.fanout.publish('ABCDE', { type: 'step', match: 'm', step });
      await expect.poll(() => two.received.length).toBe(3);
      expect(two.received).toEqual([1, 2, 3].map((step) => ({ code: 'ABCDE', from: 'one', message: { type: 'step', match: 'm', step } })));
      expect(one.received).toEqual([]);
    });

    it('about the tables asked for, until they are left, and to everyone for all tables', async () => {
      const [one, two] = [await node('one'), await node('two')];
      await two.fanout.listen('ABCDE');
      one.fanout.publish('OTHER', { type: 'who' });
      one.fanout.publish('ABCDE', { type: 'who' });
      one.fanout.publish(ALL_TABLES, { type: 'gone' });
      await expect.poll(() => two.received.map(({ code }) => code)).toEqual(['ABCDE', ALL_TABLES]);
      two.fanout.leave('ABCDE');
      await two.fanout.listen('OTHER');
      one.fanout.publish('ABCDE', { type: 'who' });
      one.fanout.publish('OTHER', { type: 'table', version: 2 });
      await expect.poll(() => two.received.at(-1)?.code).toBe('OTHER');
      expect(two.received).toHaveLength(3);
    });

    it('with hostile names unchanged', async () => {
      const [one, two] = [await node('one'), await node('two')];
      const line = { id: 1, from: { handle: 'h', name: '"]}\u2028<b>', avatar: 'bowler' }, seat: null, text: '__proto__ \\ "' } as const;
      await two.fanout.listen('ABCDE');
      one.fanout.publish('ABCDE', { type: 'chat', line });
      await expect.poll(() => two.received[0]?.message).toEqual({ type: 'chat', line });
    });

    it('and never throws, also after it was closed', async () => {
      const one = await node('one');
      await one.fanout.close();
      one.fanout.publish('ABCDE', { type: 'who' });
      one.fanout.leave('ABCDE');
      await expect(one.fanout.listen('ABCDE')).resolves.toBeUndefined();
    });
  });
}
