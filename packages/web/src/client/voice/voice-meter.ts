const LOOK_MS = 100;
/** Covers the time between two looks, so that no sound falls between them. */
const WINDOW = 8192;
/** The length of sound whose loudness counts, in samples. */
const PART = 512;
/** Root mean square of the samples, of 1: louder than a quiet room. */
const LOUD = 0.015;
/** A pause between two words is no silence. */
const HANG_MS = 400;

interface Voice {
  readonly source: MediaStreamAudioSourceNode;
  readonly analyser: AnalyserNode;
  loudAt: number;
}

/** Tells who is speaking, by how loud each voice is. Nothing is recorded. */
export class VoiceMeter {
  private readonly context = new AudioContext();
  private readonly voices = new Map<string, Voice>();
  private readonly samples = new Float32Array(WINDOW);
  private readonly timer: ReturnType<typeof setInterval>;
  private readonly changed: (speaking: ReadonlySet<string>) => void;
  private speaking: ReadonlySet<string> = new Set();

  constructor(changed: (speaking: ReadonlySet<string>) => void) {
    this.changed = changed;
    this.timer = setInterval(() => this.look(), LOOK_MS);
  }

  add(handle: string, stream: MediaStream): void {
    this.remove(handle);
    const source = this.context.createMediaStreamSource(stream);
    const analyser = this.context.createAnalyser();
    analyser.fftSize = this.samples.length;
    source.connect(analyser);
    this.voices.set(handle, { source, analyser, loudAt: Number.NEGATIVE_INFINITY });
  }

  remove(handle: string): void {
    this.voices.get(handle)?.source.disconnect();
    this.voices.delete(handle);
  }

  close(): void {
    clearInterval(this.timer);
    void this.context.close();
  }

  private look(): void {
    const now = performance.now();
    for (const voice of this.voices.values()) if (this.loudness(voice.analyser) > LOUD) voice.loudAt = now;
    const speaking = new Set([...this.voices].filter(([, { loudAt }]) => now - loudAt < HANG_MS).map(([handle]) => handle));
    if (speaking.size === this.speaking.size && [...speaking].every((handle) => this.speaking.has(handle))) return;
    this.speaking = speaking;
    this.changed(speaking);
  }

  private loudness(analyser: AnalyserNode): number {
    analyser.getFloatTimeDomainData(this.samples);
    let loudest = 0;
    for (let from = 0; from < WINDOW; from += PART) loudest = Math.max(loudest, rootMeanSquare(this.samples.subarray(from, from + PART)));
    return loudest;
  }
}

function rootMeanSquare(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / samples.length);
}
