import { isRefusal } from '@parlour/kernel';
import type { VoicePeer, VoiceServers } from '@parlour/protocol';
import { openMicrophone, randomId, type VoiceProblem, voiceProblem } from '@parlour/ui/browser/secure-context.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { mutedStore } from '../../pages/table/chat/muted.ts';
import { serverApi } from '../api/server-api.ts';
import type { TableClient } from '../table/table-client.ts';
import { type LineState, VoiceLine } from './voice-line.ts';
import { VoiceMeter } from './voice-meter.ts';

export interface VoiceState {
  readonly status: 'off' | 'joining' | 'in';
  /** Why the last attempt to join failed. */
  readonly problem: VoiceProblem | null;
  readonly muted: boolean;
  /** The microphone is on only while a button or key is held. */
  readonly pushToTalk: boolean;
  readonly speaking: ReadonlySet<string>;
  readonly lines: ReadonlyMap<string, LineState>;
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

const OFF: Pick<VoiceState, 'status' | 'speaking' | 'lines'> = { status: 'off', speaking: new Set(), lines: new Map() };

/** One person's part in the voice chat of a table: a microphone, and a connection to every other person. */
export function createVoiceCall(client: TableClient): VoiceCall {
  const store = createStore<VoiceState>(() => ({ ...OFF, problem: null, muted: false, pushToTalk: false }));
  const { getState: get, setState: set } = store;
  const lines = new Map<string, VoiceLine>();
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

  function tell(): void {
    const { muted, status } = get();
    if (status === 'in') client.send({ type: 'voice', id: own.id, speaks: microphone !== null, muted });
  }

  /** Joins, also again after the connection to the table was lost: then all connections are made anew. */
  function announce(): void {
    closeLines();
    own = { id: randomId(), seen: false };
    tell();
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
      client.onVoiceSignal((from, signal) => void lineTo(from)?.receive(signal)),
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
    closeLines();
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
    for (const [handle, line] of lines) {
      const peer = wanted.get(handle);
      if (peer === undefined || line.key !== keyOf(me, peer)) closeLine(handle);
    }
    for (const [handle] of wanted) lineTo(handle);
    silenceMuted();
  }

  function lineTo(handle: string): VoiceLine | undefined {
    const { voice, you } = client.store.getState();
    const me = voice.find(({ id }) => id === own.id);
    const peer = voice.find(({ person }) => person.handle === handle);
    if (me === undefined || peer === undefined || you === null || !isPair(me, peer)) return undefined;
    const known = lines.get(handle);
    if (known !== undefined) return known;
    const line = new VoiceLine({
      key: keyOf(me, peer),
      servers,
      calls: you < handle,
      sends: me.role === 'speaks' ? microphone : null,
      hears: peer.role === 'speaks',
      send: (signal) => client.send({ type: 'voice-signal', to: handle, signal }),
      heard: (stream) => meter?.add(handle, stream),
      changed: (state) => set(({ lines: before }) => ({ lines: new Map(before).set(handle, state) })),
    });
    lines.set(handle, line);
    line.begin();
    return line;
  }

  function closeLine(handle: string): void {
    lines.get(handle)?.close();
    lines.delete(handle);
    meter?.remove(handle);
    set(({ lines: before }) => ({ lines: new Map([...before].filter(([each]) => each !== handle)) }));
  }

  function closeLines(): void {
    for (const handle of lines.keys()) closeLine(handle);
  }

  function silenceMuted(): void {
    const { handles } = mutedStore.getState();
    for (const [handle, line] of lines) line.silence(handles.has(handle));
  }

  return {
    store,
    join,
    leave,
    setMuted: (muted) => {
      set({ muted });
      tune();
      tell();
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
