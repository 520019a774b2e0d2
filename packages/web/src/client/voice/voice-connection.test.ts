import type { VoiceSignal } from '@parlour/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VoiceConnection } from './voice-connection.ts';

/** A peer connection that gathers addresses, connects and fails when a test says so. */
class FakeConnection extends EventTarget {
  static made: FakeConnection[] = [];
  iceGatheringState = 'gathering';
  connectionState = 'new';
  signalingState = 'stable';
  localDescription: { readonly sdp: string } | null = null;
  readonly track = Object.assign(new EventTarget(), { enabled: true });
  remote: VoiceSignal | null = null;

  constructor() {
    super();
    FakeConnection.made.push(this);
  }

  addTransceiver(): void {}

  getReceivers() {
    return [{ track: this.track }];
  }

  async setLocalDescription(): Promise<void> {
    this.localDescription = { sdp: `sdp ${FakeConnection.made.indexOf(this)}` };
    this.signalingState = 'have-local-offer';
  }

  async setRemoteDescription(remote: VoiceSignal): Promise<void> {
    this.remote = remote;
  }

  close(): void {}

  become(connectionState: string): void {
    this.connectionState = connectionState;
    this.dispatchEvent(new Event('connectionstatechange'));
  }

  hear(): void {
    this.dispatchEvent(Object.assign(new Event('track'), { track: this.track }));
  }
}

const latest = (): FakeConnection => FakeConnection.made.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  FakeConnection.made = [];
  vi.stubGlobal('RTCPeerConnection', FakeConnection);
  vi.stubGlobal('MediaStream', Array);
  vi.stubGlobal(
    'Audio',
    class {
      play = () => Promise.resolve();
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A connection that makes the offers and only listens. */
function listener() {
  const sent: VoiceSignal[] = [];
  const states: string[] = [];
  const connection = new VoiceConnection({
    key: 'a b',
    servers: { iceServers: [] },
    calls: true,
    sends: null,
    receives: true,
    send: (signal) => sent.push(signal),
    onVoice: () => undefined,
    onState: (state) => states.push(state),
  });
  return { connection, sent, states };
}

it('sends its offer after two seconds, though a TURN server does not answer', async () => {
  const { connection, sent } = listener();
  connection.begin();
  await vi.advanceTimersByTimeAsync(1900);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toMatchObject([{ type: 'offer', sdp: 'sdp 0' }]);
});

it('offers again after a peer has dropped, a limited number of times, and takes no answer to an earlier offer', async () => {
  const { connection, sent, states } = listener();
  connection.begin();
  await vi.advanceTimersByTimeAsync(2000);
  latest().become('connected');
  latest().become('failed');
  expect(states).toEqual(['connecting', 'connected', 'lost']);
  await vi.advanceTimersByTimeAsync(4000);
  expect(sent).toHaveLength(2);
  const [first, second] = sent.map(({ offer }) => offer);
  await connection.receive({ type: 'answer', offer: first!, sdp: 'late' });
  expect(latest().remote).toBeNull();
  await connection.receive({ type: 'answer', offer: second!, sdp: 'now' });
  expect(latest().remote).toMatchObject({ sdp: 'now' });
  for (let times = 0; times < 20; times++) {
    latest().become('failed');
    await vi.advanceTimersByTimeAsync(4000);
  }
  expect(FakeConnection.made).toHaveLength(11);
});

it('offers nothing more once it is closed', async () => {
  const { connection, sent } = listener();
  connection.begin();
  await vi.advanceTimersByTimeAsync(2000);
  latest().become('failed');
  connection.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(1);
});

it('keeps a muted person silent, also after the connection was made anew', async () => {
  const { connection } = listener();
  connection.begin();
  latest().hear();
  connection.silence(true);
  expect(latest().track.enabled).toBe(false);
  latest().become('failed');
  await vi.advanceTimersByTimeAsync(4000);
  latest().hear();
  expect(latest().track.enabled).toBe(false);
  connection.silence(false);
  expect(latest().track.enabled).toBe(true);
});
