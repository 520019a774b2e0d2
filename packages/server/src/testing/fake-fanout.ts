import { ALL_TABLES, decodeNodeMessage, encodeNodeMessage, type FanoutFactory, type FanoutListener } from '../cluster/fanout/fanout.ts';

/** Messages between the nodes of one process. Nodes can be cut off, and messages can be lost. */
export class FakeFanout {
  private readonly nodes = new Map<string, { readonly listener: FanoutListener; readonly codes: Set<string>; cut: boolean }>();
  /** Whether the message with this number arrives. */
  arrives: (count: number) => boolean = () => true;
  /** The types of the messages about single tables, in the order in which they were sent. */
  readonly aboutTables: string[] = [];
  private count = 0;

  readonly open: FanoutFactory = (node, listener) => {
    const me = { listener, codes: new Set([ALL_TABLES]), cut: false };
    this.nodes.set(node, me);
    setImmediate(() => listener.health(true));
    return {
      get healthy() {
        return !me.cut;
      },
      publish: (code, message) => {
        if (code !== ALL_TABLES) this.aboutTables.push(message.type);
        if (!me.cut) this.carry(node, code, encodeNodeMessage(node, message));
      },
      listen: async (code) => {
        me.codes.add(code);
      },
      leave: (code) => {
        me.codes.delete(code);
      },
      close: async () => {
        this.nodes.delete(node);
      },
    };
  };

  cut(cut: boolean): void {
    for (const node of this.nodes.values()) {
      node.cut = cut;
      node.listener.health(!cut);
    }
  }

  private carry(from: string, code: string, text: string): void {
    for (const [node, { codes }] of this.nodes) {
      if (node === from || !codes.has(code) || !this.arrives(++this.count)) continue;
      setImmediate(() => {
        const there = this.nodes.get(node);
        const decoded = decodeNodeMessage(text);
        if (there !== undefined && !there.cut && decoded !== undefined) there.listener.receive(code, from, decoded.message);
      });
    }
  }
}
