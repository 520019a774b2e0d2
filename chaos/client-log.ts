import { applyChanges, type Change, type Json, type Seat, type Viewer } from '@parlour/kernel';
import { type ServerMessage, type TableInfo, toViewerFrame, type ViewerFrame, type WireObservation } from '@parlour/protocol';

type Known = Omit<WireObservation, 'msLeft'>;

/** What one message showed one viewer of a match. */
export interface SeenStep {
  readonly viewer: Viewer;
  /** Everything except the view. */
  readonly standing: Omit<Known, 'view'>;
  /** Null after a gap: then only the changes are known. */
  readonly view: Readonly<Record<string, Json>> | null;
  readonly changes: readonly Change[];
  /** The events of the step, or null when the message has none. */
  readonly events: readonly Json[] | null;
  readonly forced: boolean | null;
}

export interface Acknowledgement {
  readonly key: string;
  readonly step: number;
}

/** Everything one client received at one table. */
export class ClientLog {
  readonly name: string;
  readonly acknowledged: Acknowledgement[] = [];
  /** By the hash of the match's seed. */
  readonly seenSteps = new Map<string, SeenStep[]>();
  /** Ids of the matches played at the table. */
  readonly matches = new Set<string>();
  /** Messages that are not about a match. */
  readonly others: ServerMessage[] = [];
  /** Steps of frames that came before an observation. */
  readonly strays: number[] = [];
  table: TableInfo | undefined;
  /** The last known step. */
  last: SeenStep | undefined;
  private seat: Seat | null = null;

  constructor(name: string) {
    this.name = name;
  }

  readonly read = (payload: Buffer): ServerMessage => {
    const message = JSON.parse(payload.toString('utf8')) as ServerMessage;
    this.receive(message);
    return message;
  };

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.last = undefined;
        this.sit(message.seat, message.table);
        this.others.push({ ...message, observation: null });
        if (message.observation !== null) this.see(message.observation, null);
        return;
      case 'table':
        this.sit(message.seat, message.table);
        break;
      case 'observation':
        // The answer to `sync` has no events; only the deal has all of its events.
        return this.see(message.observation, message.observation.step === 0 && message.events.length > 0 ? message.events : null);
      case 'frame':
        return this.follow(toViewerFrame(message));
      case 'ack':
        this.acknowledged.push({ key: message.key, step: message.step });
        return;
      default:
    }
    this.others.push(message);
  }

  private sit(seat: Seat | null, table: TableInfo): void {
    this.seat = seat;
    this.table = table;
    if (table.match !== null) this.matches.add(table.match);
  }

  private see({ msLeft: _msLeft, view, ...standing }: WireObservation, events: readonly Json[] | null): void {
    this.keep({ viewer: this.viewer, standing, view: view as Record<string, Json>, changes: [], events, forced: null });
  }

  private follow({ msLeft: _msLeft, view: changes, events, forced, ...standing }: ViewerFrame): void {
    const { last } = this;
    if (last === undefined) {
      this.strays.push(standing.step);
      return;
    }
    const isNext = last.view !== null && standing.step === last.standing.step + 1;
    this.keep({
      viewer: this.viewer,
      standing: { ...standing, seedHash: last.standing.seedHash },
      view: isNext ? applyChanges(last.view, changes) : null,
      changes,
      events,
      forced,
    });
  }

  private get viewer(): Viewer {
    return this.seat ?? 'spectator';
  }

  private keep(seen: SeenStep): void {
    this.last = seen;
    const { seedHash } = seen.standing;
    const all = this.seenSteps.get(seedHash);
    if (all === undefined) this.seenSteps.set(seedHash, [seen]);
    else all.push(seen);
  }
}
