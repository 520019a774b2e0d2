/** A sound is a few short notes: [when, hertz, length, loudness], in seconds and 0 to 1. */
type Note = readonly [at: number, hertz: number, length: number, loudness: number];

const SOUNDS = {
  tap: [[0, 660, 0.05, 0.25]],
  card: [
    [0, 180, 0.06, 0.35],
    [0.02, 320, 0.05, 0.2],
  ],
  turn: [
    [0, 523, 0.12, 0.3],
    [0.1, 784, 0.2, 0.3],
  ],
  thank: [
    [0, 587, 0.14, 0.3],
    [0.09, 740, 0.14, 0.3],
    [0.18, 880, 0.25, 0.3],
  ],
  slam: [
    [0, 90, 0.25, 0.9],
    [0, 62, 0.35, 0.8],
    [0.02, 140, 0.12, 0.5],
  ],
  wrong: [
    [0, 311, 0.16, 0.35],
    [0.14, 233, 0.3, 0.35],
  ],
  tick: [[0, 1180, 0.03, 0.18]],
  won: [
    [0, 523, 0.15, 0.3],
    [0.12, 659, 0.15, 0.3],
    [0.24, 784, 0.15, 0.3],
    [0.36, 1047, 0.45, 0.35],
  ],
  shutter: [
    [0, 2100, 0.03, 0.3],
    [0.05, 1400, 0.05, 0.25],
  ],
  sunset: [
    [0, 587, 0.5, 0.25],
    [0.22, 494, 0.5, 0.25],
    [0.44, 392, 0.9, 0.3],
  ],
  coin: [
    [0, 1760, 0.06, 0.22],
    [0.06, 2349, 0.12, 0.2],
  ],
  cloth: [
    [0, 150, 0.22, 0.3],
    [0.28, 170, 0.2, 0.25],
    [0.56, 150, 0.24, 0.25],
  ],
  knock: [
    [0, 130, 0.08, 0.6],
    [0.14, 130, 0.08, 0.5],
  ],
} as const satisfies Readonly<Record<string, readonly Note[]>>;

export type SoundName = keyof typeof SOUNDS;

let context: AudioContext | undefined;

export function playSound(name: SoundName): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const note of SOUNDS[name]) strike(context, note);
}

function strike(audio: AudioContext, [at, hertz, length, loudness]: Note): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const level = audio.createGain();
  tone.type = hertz < 200 ? 'sine' : 'triangle';
  tone.frequency.setValueAtTime(hertz, start);
  if (hertz < 200) tone.frequency.exponentialRampToValueAtTime(hertz * 0.6, start + length);
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime(loudness * 0.4, start + 0.008);
  level.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(level).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length + 0.02);
}

export function speakAloud(text: string, language: string): void {
  if (!('speechSynthesis' in globalThis)) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  utterance.rate = 1.05;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}
