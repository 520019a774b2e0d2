import { type Json, type Refusal, type Seat, type Share, sameJson } from '@parlour/kernel';
import {
  advanceObservation,
  type ChatLine,
  type ClientMessage,
  type SeatNotice,
  type ServerMessage,
  type TableInfo,
  toViewerFrame,
  type ViewerFrame,
  type VoicePeer,
  type VoiceSignal,
  type WireObservation,
} from '@parlour/protocol';
import { randomId } from '@parlour/ui/browser/secure-context.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { hasHostPowers } from '../../pages/table/players.ts';
import type { OpenTransport, Transport } from './transport.ts';

/** connecting: nothing received yet. open: connected. lost: reconnecting. closed: removed by the server. */
export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'closed';

/** A move in flight. The key makes sending it twice harmless. */
interface SentMove {
  readonly key: string;
  readonly match?: string;
  readonly step: number;
  readonly move: Json;
}

export interface TableClientState {
  readonly connection: ConnectionStatus;
  readonly you: string | null;
  readonly seat: Seat | null;
  readonly table: TableInfo | null;
  readonly observation: WireObservation | null;
  /** When the clock decides, on the store's own clock. */
  readonly deadline: number | null;
  /** The events of the present step; empty when the step was not received as a frame. */
  readonly stepEvents: { readonly step: number; readonly events: readonly Json[] };
  /** The events of this match since the page was loaded, step by step. */
  readonly log: readonly LoggedStep[];
  readonly sent: SentMove | null;
  /** The move that an error kept from being sent; it can be tried again while its decision lasts. */
  readonly unsent: { readonly step: number; readonly move: Json } | null;
  readonly chat: readonly ChatLine[];
  /** The people in the voice chat. */
  readonly voice: readonly VoicePeer[];
  /** The last seat code requested here; `until` is on the store's own clock. */
  readonly seatCode: { readonly seat: Seat; readonly code: string; readonly until: number } | null;
  /** Unread notices about this player's seat. */
  readonly notices: readonly SeatNotice[];
  /** The server has a newer client than this page. */
  readonly outdated: boolean;
  /** The last refusal. Each is a new object, so that the same one twice is noticed twice. */
  readonly refusal: Refusal | null;
}

/** The events of one step as this viewer received them; `publicEvents` are those that spectators receive. */
export interface LoggedStep {
  readonly step: number;
  readonly events: readonly Json[];
  readonly publicEvents: readonly Json[];
}

export interface TableClient {
  readonly store: StoreApi<TableClientState>;
  readonly send: (message: ClientMessage) => void;
  /** Sends a move once; while one is in flight, another is ignored. */
  readonly choose: (move: Json) => void;
  /** Tries again to send the unsent move. */
  readonly retry: () => void;
  /** The table has failed: a move in flight is lost. */
  readonly fail: () => void;
  /** The steps received since the last call: none is left out, however fast they came. */
  readonly takeReceived: () => readonly TableClientState['stepEvents'][];
  /** The steps of this match that this seat has received since the page was loaded, the latest last. */
  readonly seenSteps: () => readonly SeenStep[];
  /** Calls the listener for each signal of another browser in the voice chat, until the returned function is called. */
  readonly onVoiceSignal: (listener: VoiceSignalListener) => () => void;
  readonly close: () => void;
}

type VoiceSignalListener = (from: string, signal: VoiceSignal) => void;

/** One step as a viewer received it. */
export interface SeenStep {
  readonly step: number;
  readonly view: WireObservation['view'];
  readonly events: readonly Json[];
}

export interface ClientEnv {
  readonly now: () => number;
  readonly freshKey: () => string;
  /** Where this device's shares are made and stored; without one it gives none. */
  readonly shares?: ShareStore;
}

export interface ShareStore {
  /** The share of the seed with this hash: always the same for one seed, never the same for two. */
  readonly shareIn: (seedHash: string) => Share;
  /** The share that the table accepted for a seed; null when it came too late. */
  readonly stands: (seedHash: string, share: Share | null) => void;
}

export const BROWSER_ENV: ClientEnv = { now: () => performance.now(), freshKey: () => randomId() };

const CHAT_KEPT = 200;
const LOG_KEPT = 1000;
/** How long a message made while disconnected stays valid. */
const UNSENT_MS = 10_000;
const MAX_UNSENT = 10;

const NOTHING_YET: TableClientState = {
  connection: 'connecting',
  you: null,
  seat: null,
  table: null,
  observation: null,
  deadline: null,
  stepEvents: { step: 0, events: [] },
  log: [],
  sent: null,
  unsent: null,
  chat: [],
  voice: [],
  seatCode: null,
  notices: [],
  outdated: false,
  refusal: null,
};

export function connectTable(connect: OpenTransport, surroundings: ClientEnv = BROWSER_ENV): TableClient {
  const store = createStore<TableClientState>(() => NOTHING_YET);
  const { getState: get, setState: set } = store;
  let receivedSteps: TableClientState['stepEvents'][] = [];
  store.subscribe(({ stepEvents }, before) => {
    if (stepEvents !== before.stepEvents && stepEvents.events.length > 0) receivedSteps.push(stepEvents);
  });
  const signalListeners = new Set<VoiceSignalListener>();
  let seen: SeenStep[] = [];
  store.subscribe(({ observation, stepEvents, table, seat }, before) => {
    if (table?.match !== before.table?.match || seat !== before.seat) seen = [];
    if (observation === null || observation === before.observation) return;
    const { step, view } = observation;
    seen = [...seen.slice(1 - LOG_KEPT), { step, view, events: stepEvents.step === step ? stepEvents.events : [] }];
  });
  let firstBuild: string | undefined;
  /** The seat has changed, and its view is on its way: until then the old seat is shown with the old view, and takes no frame. */
  let awaited: Pick<TableClientState, 'seat'> | null = null;
  let unsent: readonly { readonly message: ClientMessage; readonly at: number }[] = [];

  /** While disconnected a message is kept, once, until the connection is back. By then a seat may have another occupant. */
  function send(message: ClientMessage): void {
    if (message.type === 'notices-read') set({ notices: [] });
    if (get().connection !== 'lost') return transport.send(message);
    if ('seat' in message || unsent.some((before) => sameJson(before.message, message))) return;
    unsent = [...unsent, { message, at: surroundings.now() }].slice(-MAX_UNSENT);
  }

  function sendUnsent(): void {
    const recent = unsent.filter(({ at }) => surroundings.now() - at <= UNSENT_MS);
    unsent = [];
    for (const { message } of recent) transport.send(message);
  }

  function look(observation: WireObservation | null, events: readonly Json[] = []) {
    const viewer = awaited ?? {};
    awaited = null;
    return {
      ...viewer,
      observation,
      deadline: deadlineOf(observation, surroundings.now()),
      stepEvents: { step: observation?.step ?? 0, events },
    };
  }

  /** Before a deal, a seated player adds a share to its seed. A table that has the share already confirms it again. */
  function shareIn({ phase, seedHash }: TableInfo, seat: Seat | null, known?: TableInfo | null): void {
    if (seat === null || phase === 'playing' || surroundings.shares === undefined) return;
    if (known?.seedHash === seedHash && known.phase === phase && get().seat === seat) return;
    transport.send({ type: 'share', seedHash, share: surroundings.shares.shareIn(seedHash) });
  }

  function welcomed(message: Extract<ServerMessage, { type: 'welcome' }>): void {
    const { you, seat, table, observation, chat, build } = message;
    firstBuild ??= build;
    const outdated = build !== undefined && build !== firstBuild;
    const sameMatch = observation !== null && table.match === get().table?.match;
    const sent = sameMatch ? get().sent : null;
    const log = sameMatch ? get().log : [];
    set({ ...look(observation), connection: 'open', you, seat, table, chat, voice: [], sent, log, outdated, notices: [] });
    if (sent !== null) transport.send({ type: 'move', ...sent });
    shareIn(table, seat);
    sendUnsent();
  }

  function rearranged(seat: Seat | null, table: TableInfo): void {
    const before = get();
    shareIn(table, seat, before.table);
    const otherMatch = table.phase === 'lobby' || table.match !== before.table?.match;
    const { you } = before;
    const known = awaited === null ? before.seat : awaited.seat;
    // A viewer who loses live access starts from nothing: the delayed view is an older state.
    const saw = before.table !== null && seesAll(before.table, known, you);
    const blinded = !seesAll(table, seat, you) && (saw || table.settings.spectators !== before.table?.settings.spectators);
    const fresh = otherMatch || blinded ? { ...look(null), log: [], sent: null } : before;
    if (!otherMatch && seat !== known) {
      awaited = { seat };
      transport.send({ type: 'sync' });
    }
    // A board draws the view of its own seat.
    set({ ...fresh, table, seat: awaited === null || fresh.observation === null ? seat : before.seat });
  }

  function stepped(frame: ViewerFrame, publicEvents: readonly Json[]): void {
    const { observation } = get();
    if (awaited !== null || (observation !== null && frame.step <= observation.step)) return;
    if (observation === null || frame.step !== observation.step + 1) {
      transport.send({ type: 'sync' });
      return;
    }
    const next = advanceObservation(observation, frame);
    set({ observation: next, deadline: deadlineOf(next, surroundings.now()), ...withEvents(frame.step, frame.events, publicEvents) });
  }

  /** Adds the events of a step to the log. */
  function logged(step: number, events: readonly Json[], publicEvents: readonly Json[] = []) {
    return events.length === 0 ? {} : { log: [...get().log, { step, events, publicEvents }].slice(-LOG_KEPT) };
  }

  function withEvents(step: number, events: readonly Json[], publicEvents: readonly Json[]) {
    return { stepEvents: { step, events }, ...logged(step, events, publicEvents) };
  }

  function refused(key: string | undefined, refusal: Refusal): void {
    if (key === undefined || key === get().sent?.key) set({ sent: key === undefined ? get().sent : null, refusal: { ...refusal } });
    if (refusal.refused === 'stale-step') transport.send({ type: 'sync' });
  }

  function receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return welcomed(message);
      case 'table':
        return rearranged(message.seat, message.table);
      case 'observation':
        return set({ ...look(message.observation, message.events), ...logged(message.observation.step, message.events) });
      case 'frame':
        return stepped(toViewerFrame(message), message.frame.events);
      case 'ack':
        return set({ sent: get().sent?.key === message.key ? null : get().sent });
      case 'refused':
        return refused(message.key, message.refusal);
      case 'shared':
        return surroundings.shares?.stands(message.seedHash, message.share);
      case 'seat-code':
        return set({ seatCode: { seat: message.seat, code: message.code, until: surroundings.now() + message.msLeft } });
      case 'seat-notices':
        return set({ notices: message.notices });
      case 'chat':
        return set({ chat: [...get().chat, message.line].slice(-CHAT_KEPT) });
      case 'voice':
        return set({ voice: message.peers });
      case 'voice-signal':
        for (const listener of signalListeners) listener(message.from, message.signal);
        return;
      case 'bye':
        return set({ refusal: message.refusal, ...(message.again ? {} : { connection: 'closed' }) });
      case 'pong':
      case 'legal-moves':
        return;
    }
  }

  const transport: Transport = connect({
    opened: () => undefined,
    message: receive,
    lost: () => {
      if (get().connection === 'open') set({ connection: 'lost' });
    },
  });

  function choose(move: Json): void {
    const { observation, sent, table } = get();
    if (observation === null || sent !== null) return;
    const { step } = observation;
    const match = table?.match ?? undefined;
    try {
      const next = { key: surroundings.freshKey(), ...(match === undefined ? {} : { match }), step, move };
      set({ sent: next, unsent: null, refusal: null });
      transport.send({ type: 'move', ...next });
    } catch (error) {
      set({ sent: null, unsent: { step, move } });
      throw error;
    }
  }

  return {
    store,
    send,
    choose,
    retry: () => {
      const { unsent, observation } = get();
      set({ unsent: null });
      if (unsent !== null && unsent.step === observation?.step) choose(unsent.move);
    },
    fail: () => {
      const { sent } = get();
      if (sent !== null) set({ sent: null, unsent: { step: sent.step, move: sent.move } });
    },
    takeReceived: () => {
      const taken = receivedSteps;
      receivedSteps = [];
      return taken;
    },
    onVoiceSignal: (listener) => {
      signalListeners.add(listener);
      return () => signalListeners.delete(listener);
    },
    seenSteps: () => seen,
    close: () => transport.close(),
  };
}

function seesAll(table: TableInfo, seat: Seat | null, you: string | null): boolean {
  return seat !== null || hasHostPowers(table, you) || table.settings.spectators === 'open';
}

function deadlineOf(observation: WireObservation | null, now: number): number | null {
  const msLeft = observation?.msLeft ?? null;
  return msLeft === null ? null : now + msLeft;
}
