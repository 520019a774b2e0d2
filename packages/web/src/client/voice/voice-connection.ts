import type { VoiceServers, VoiceSignal } from '@parlour/protocol';
import { randomId } from '@parlour/ui/browser/secure-context.ts';

export type VoiceConnectionState = 'connecting' | 'connected' | 'lost';

/** How long addresses are gathered before an offer or an answer is sent: a TURN server that is away must not stop it. */
const GATHER_MS = 2000;
const RETRY_MS = 2000;
const MAX_RETRIES = 10;

interface VoiceConnectionSetup {
  readonly key: string;
  readonly servers: VoiceServers;
  /** This side makes the offers; the other answers. */
  readonly calls: boolean;
  /** The own voice, or null where only the other side speaks. */
  readonly sends: MediaStream | null;
  readonly receives: boolean;
  readonly send: (signal: VoiceSignal) => void;
  readonly onVoice: (stream: MediaStream) => void;
  readonly onState: (state: VoiceConnectionState) => void;
}

/** The connection to one other person. Each offer begins a new peer connection, on both sides. */
export class VoiceConnection {
  private readonly setup: VoiceConnectionSetup;
  private readonly sound = new Audio();
  private silent = false;
  private connection: RTCPeerConnection | null = null;
  private offer = '';
  private retries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(setup: VoiceConnectionSetup) {
    this.setup = setup;
  }

  get key(): string {
    return this.setup.key;
  }

  begin(): void {
    this.setup.onState('connecting');
    if (this.setup.calls) void this.call();
  }

  async receive(signal: VoiceSignal): Promise<void> {
    if (this.closed || (signal.type === 'offer') === this.setup.calls) return;
    if (signal.type === 'offer') return this.answer(signal);
    if (signal.offer !== this.offer || this.connection?.signalingState !== 'have-local-offer') return;
    await this.connection.setRemoteDescription(signal).catch(() => this.lost());
  }

  /** Silences the other side here: it is neither heard nor shown as speaking. */
  silence(silent: boolean): void {
    this.silent = silent;
    for (const { track } of this.connection?.getReceivers() ?? []) track.enabled = !silent;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.hangUp();
  }

  private async call(): Promise<void> {
    const connection = this.newConnection();
    const offer = randomId();
    this.offer = offer;
    if (this.setup.sends === null) connection.addTransceiver('audio', { direction: 'recvonly' });
    else this.addVoice(connection);
    await this.describe(connection, 'offer', offer);
  }

  private async answer({ offer, sdp }: VoiceSignal): Promise<void> {
    const connection = this.newConnection();
    this.offer = offer;
    try {
      await connection.setRemoteDescription({ type: 'offer', sdp });
    } catch {
      // Nothing a browser would send: the caller tries again, or not.
      return this.lost();
    }
    this.addVoice(connection);
    await this.describe(connection, 'answer', offer);
  }

  private addVoice(connection: RTCPeerConnection): void {
    const { sends } = this.setup;
    for (const track of sends?.getAudioTracks() ?? []) if (sends !== null) connection.addTrack(track, sends);
  }

  private async describe(connection: RTCPeerConnection, type: VoiceSignal['type'], offer: string): Promise<void> {
    try {
      await connection.setLocalDescription();
      await gathered(connection);
    } catch {
      return this.lost();
    }
    if (connection === this.connection && connection.localDescription !== null)
      this.setup.send({ type, offer, sdp: connection.localDescription.sdp });
  }

  private newConnection(): RTCPeerConnection {
    this.hangUp();
    const iceServers = this.setup.servers.iceServers.map(({ urls, ...rest }) => ({ urls: [...urls], ...rest }));
    const connection = new RTCPeerConnection({ iceServers });
    this.connection = connection;
    connection.addEventListener('track', ({ track }) => {
      track.enabled = !this.silent;
      this.play(new MediaStream([track]));
    });
    connection.addEventListener('connectionstatechange', () => {
      if (connection !== this.connection) return;
      if (connection.connectionState === 'failed') this.lost();
      if (connection.connectionState !== 'connected') return;
      this.retries = 0;
      this.setup.onState('connected');
    });
    return connection;
  }

  private play(stream: MediaStream): void {
    if (!this.setup.receives) return;
    this.sound.srcObject = stream;
    void this.sound.play().catch(() => undefined);
    this.setup.onVoice(stream);
  }

  private lost(): void {
    if (this.closed) return;
    this.setup.onState('lost');
    if (!this.setup.calls || this.retries >= MAX_RETRIES) return;
    this.retries++;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.call(), RETRY_MS);
  }

  private hangUp(): void {
    const { connection } = this;
    this.connection = null;
    connection?.close();
    this.sound.srcObject = null;
  }
}

/** The addresses in the description are complete, or enough time has passed. */
async function gathered(connection: RTCPeerConnection): Promise<void> {
  if (connection.iceGatheringState === 'complete') return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, GATHER_MS);
    connection.addEventListener('icegatheringstatechange', () => {
      if (connection.iceGatheringState !== 'complete') return;
      clearTimeout(timer);
      resolve();
    });
  });
}
