import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { Person } from '@parlour/protocol';
import { throttled } from '../limits/throttled.ts';
import type { SecurityLog } from '../security-log.ts';
import type { Ban, ModerationStore } from '../store/moderation-store.ts';
import { nameMatcher, networksOf } from './ban-patterns.ts';

/** How long a new ban may take to work at every node. */
const BAN_POLL_MS = 2000;

type BanRefusal = 'banned' | 'banned-name';

/** Where a client is, and who it is as far as that is known. */
interface Banned {
  readonly address: string;
  readonly person: Pick<Person, 'handle' | 'name'> | undefined;
}

interface BanListSetup {
  readonly store: ModerationStore;
  readonly securityLog: SecurityLog;
  /** Bans were added or removed: open sockets are to be checked. */
  readonly changed: () => void;
  readonly failed: (error: unknown) => void;
}

/** The bans of the store in memory. Each node reads them again every two seconds, so no message between nodes is needed. */
export class BanList {
  private bans: readonly Ban[] = [];
  private networks = new BlockList();
  private people: ReadonlySet<string> = new Set();
  private names: readonly ((name: string) => boolean)[] = [];
  private readonly timer: NodeJS.Timeout;
  private readonly setup: BanListSetup;
  private readonly sayFailed: (error: unknown) => void;

  constructor(setup: BanListSetup) {
    this.setup = setup;
    this.sayFailed = throttled((error) => setup.failed(error));
    this.timer = setInterval(() => void this.refresh(), BAN_POLL_MS);
    this.timer.unref();
  }

  get isEmpty(): boolean {
    return this.bans.length === 0;
  }

  /** Reads the bans. While the store does not answer, the last ones count. */
  async refresh(): Promise<void> {
    const bans = await this.setup.store.bans(Date.now()).catch((error: unknown) => {
      this.sayFailed(error);
      return this.bans;
    });
    const [before, after] = [this.bans, bans].map((each) => new Map(each.map((ban) => [ban.id, ban])));
    if (before === undefined || after === undefined) return;
    const added = bans.filter(({ id }) => !before.has(id));
    const removed = this.bans.filter(({ id }) => !after.has(id));
    if (added.length + removed.length === 0) return;
    this.use(bans);
    for (const { kind, pattern } of added) this.setup.securityLog.write('ban-added', { kind, pattern });
    for (const { kind, pattern } of removed) this.setup.securityLog.write('ban-removed', { kind, pattern });
    if (added.length > 0) this.setup.changed();
  }

  private use(bans: readonly Ban[]): void {
    const patterns = (kind: Ban['kind']) => bans.filter((ban) => ban.kind === kind).map(({ pattern }) => pattern);
    this.bans = bans;
    this.networks = networksOf(patterns('address'));
    this.people = new Set(patterns('person'));
    this.names = patterns('name').map(nameMatcher);
  }

  isAddressBanned(address: string): boolean {
    if (isIPv4(address)) return this.networks.check(address, 'ipv4');
    return isIPv6(address) && this.networks.check(address, 'ipv6');
  }

  isNameBanned(name: string): boolean {
    return this.names.some((matches) => matches(name));
  }

  /** Why this client is refused, if it is. */
  refusalFor({ address, person }: Banned): BanRefusal | undefined {
    if (this.isEmpty) return undefined;
    if (this.isAddressBanned(address)) return 'banned';
    if (person === undefined) return undefined;
    if (this.people.has(person.handle)) return 'banned';
    return this.isNameBanned(person.name) ? 'banned-name' : undefined;
  }

  close(): void {
    clearInterval(this.timer);
  }
}
