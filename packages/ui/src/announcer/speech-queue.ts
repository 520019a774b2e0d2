/** Time between two lines: a screen reader may drop lines that arrive together. */
export const APART_MS = 150;

interface QueueEnv {
  /** Puts one line where a screen reader reads it; false when it must be asked again later. */
  readonly say: (text: string) => boolean;
  readonly later: (ms: number, call: () => void) => void;
}

/** Returns a function that queues lines: each is said once, in order, none is dropped. */
export function speechQueue({ say, later }: QueueEnv): (text: string) => void {
  const waiting: string[] = [];
  let running = false;
  const next = () => {
    const [text] = waiting;
    running = text !== undefined;
    if (text === undefined) return;
    if (say(text)) waiting.shift();
    later(APART_MS, next);
  };
  return (text) => {
    if (text.trim() === '') return;
    waiting.push(text.trim());
    if (!running) next();
  };
}
