import { isRefusal } from '@parlour/kernel';
import type { VoicePeer, VoiceServers } from '@parlour/protocol';
import { openMicrophone, randomId, type VoiceProblem, voiceProblem } from '@parlour/ui/browser/secure-context.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { mutedStore } from '../../pages/table/chat/muted.ts';
import { serverApi } from '../api/server-api.ts';
import type { TableClient } from '../table/table-client.ts';
import { VoiceConnection, type VoiceConnectionState } from './voice-connection.ts';
import { VoiceMeter } from './voice-meter.ts';

export interface VoiceState {
  readonly status: 'off' | 'joining' | 'in';
  /** Why the last attempt to join failed. */
  readonly problem: VoiceProblem | null;
  readonly muted: boolean;
  /** The microphone is on only while a button or key is held. */
  readonly pushToTalk: boolean;
  readonly speaking: ReadonlySet<string>;
  readonly connections: ReadonlyMap<string, VoiceConnectionState>;
}

export interface VoiceCall {
  readonly store: StoreApi<VoiceState>;
  readonly join: (speaks: boolean) => Promise<void>;
  readonly leave: () => void;
  readonly setMuted: (muted: boolean) => void;
  readonly setPushToTalk: (pushToTalk: boolean) => void;
  /** While push-to-talk is on: the button or key is held. */
  readonly hold: (held: boolean) => void;
}

const OFF: Pick<VoiceState, 'status' | 'speaking' | 'connections'> = { status: 'off', speaking: new Set(), connections: new Map() };

/** One person's part in the voice chat of a table: a microphone, and a connection to every other person. */
export function createVoiceCall(client: TableClient): VoiceCall {
  const store = createStore<VoiceState>(() => ({ ...OFF, problem: null, muted: false, pushToTalk: false }));
  const { getState: get, setState: set } = store;
  const connections = new Map<string, VoiceConnection>();
  let meter: VoiceMeter | null = null;
  let microphone: MediaStream | null = null;
  let servers: VoiceServers = { iceServers: [] };
  let held = false;
  let stop: readonly (() => void)[] = [];
  /** Of this time at the voice chat; `seen` when the table has listed it. */
  let own = { id: '', seen: false };

  const isOn = () => !get().muted && (!get().pushToTalk || held);

  function tune(): void {
    for (const track of microphone?.getAudioTracks() ?? []) track.enabled = isOn();
  }

  function sendState(): void {
    const { muted, status } = get();
    if (status === 'in') client.send({ type: 'voice', id: own.id, speaks: microphone !== null, muted });
  }

  /** Joins, also again after the connection to the table was lost: then all connections are made anew. */
  function announce(): void {
    closeConnections();
    own = { id: randomId(), seen: false };
    sendState();
  }

  async function join(speaks: boolean): Promise<void> {
    const problem = voiceProblem();
    if (get().status !== 'off' || problem !== null) return set({ problem });
    set({ status: 'joining', problem: null });
    // Sound may begin only in answer to a tap, so the meter is made before anything is waited for.
    const newMeter = new VoiceMeter((speaking) => set({ speaking }));
    const [stream, answer] = await Promise.all([speaks ? openMicrophone() : null, serverApi.voice()]);
    if (typeof stream === 'string' || get().status !== 'joining') {
      newMeter.close();
      return set({ ...OFF, problem: typeof stream === 'string' ? stream : null });
    }
    servers = isRefusal(answer) ? { iceServers: [] } : answer;
    microphone = stream;
    meter = newMeter;
    if (stream !== null) meter.add(client.store.getState().you ?? '', stream);
    set({ status: 'in' });
    tune();
    stop = [
      client.onVoiceSignal((from, signal) => void connectionTo(from)?.receive(signal)),
      client.store.subscribe((state, before) => {
        if (state.connection === 'open' && before.connection !== 'open') announce();
        if (state.voice !== before.voice) follow(state.voice);
        if (state.connection === 'closed') leave();
      }),
      mutedStore.subscribe(silenceMuted),
    ];
    announce();
  }

  function leave(): void {
    if (get().status === 'in' && own.seen) client.send({ type: 'leave-voice' });
    for (const each of stop) each();
    stop = [];
    closeConnections();
    for (const track of microphone?.getTracks() ?? []) track.stop();
    microphone = null;
    meter?.close();
    meter = null;
    set(OFF);
  }

  /** The voice chat has changed: connections open and close with the people in it. */
  function follow(peers: readonly VoicePeer[]): void {
    const me = peers.find(({ id }) => id === own.id);
    if (me === undefined) {
      // The host has turned voices off, or this person joined on another device.
      if (own.seen) {
        own = { ...own, seen: false };
        leave();
      }
      return;
    }
    own = { ...own, seen: true };
    const wanted = new Map(peers.filter((peer) => peer !== me && isPair(me, peer)).map((peer) => [peer.person.handle, peer]));
    for (const [handle, connection] of connections) {
      const peer = wanted.get(handle);
      if (peer === undefined || connection.key !== keyOf(me, peer)) closeConnection(handle);
    }
    for (const [handle] of wanted) connectionTo(handle);
    silenceMuted();
  }

  function connectionTo(handle: string): VoiceConnection | undefined {
    const { voice, you } = client.store.getState();
    const me = voice.find(({ id }) => id === own.id);
    const peer = voice.find(({ person }) => person.handle === handle);
    if (me === undefined || peer === undefined || you === null || !isPair(me, peer)) return undefined;
    const known = connections.get(handle);
    if (known !== undefined) return known;
    const connection = new VoiceConnection({
      key: keyOf(me, peer),
      servers,
      calls: you < handle,
      sends: me.role === 'speaks' ? microphone : null,
      receives: peer.role === 'speaks',
      send: (signal) => client.send({ type: 'voice-signal', to: handle, signal }),
      onVoice: (stream) => meter?.add(handle, stream),
      onState: (state) => set(({ connections: before }) => ({ connections: new Map(before).set(handle, state) })),
    });
    connections.set(handle, connection);
    connection.begin();
    return connection;
  }

  function closeConnection(handle: string): void {
    connections.get(handle)?.close();
    connections.delete(handle);
    meter?.remove(handle);
    set(({ connections: before }) => ({ connections: new Map([...before].filter(([each]) => each !== handle)) }));
  }

  function closeConnections(): void {
    for (const handle of connections.keys()) closeConnection(handle);
  }

  function silenceMuted(): void {
    const { handles } = mutedStore.getState();
    for (const [handle, connection] of connections) connection.silence(handles.has(handle));
  }

  return {
    store,
    join,
    leave,
    setMuted: (muted) => {
      set({ muted });
      tune();
      sendState();
    },
    setPushToTalk: (pushToTalk) => {
      set({ pushToTalk });
      tune();
    },
    hold: (isHeld) => {
      held = isHeld;
      tune();
    },
  };
}

/** Two people are connected if one of them speaks. */
const isPair = (one: VoicePeer, other: VoicePeer): boolean => one.role === 'speaks' || other.role === 'speaks';

/** Another key is another connection: the person joined again, or started or stopped speaking. */
const keyOf = (me: VoicePeer, peer: VoicePeer): string => [me.id, me.role === 'speaks', peer.id, peer.role === 'speaks'].join(' ');
