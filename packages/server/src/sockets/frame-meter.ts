const FINAL = 0x80;
const OPCODE = 0x0f;
const CONTINUATION = 0;
const PONG = 10;
const MASK_BYTES = 4;

/** A frame as its first bytes describe it. */
export interface FrameHead {
  /** Part of a message in several frames; the last part too. */
  readonly isFragment: boolean;
  readonly isPong: boolean;
  /** The first of several parts. */
  readonly beginsMessage: boolean;
  /** The last of several parts. */
  readonly endsMessage: boolean;
  readonly bytes: number;
}

/** Follows the frames in a client's bytes, and reports each as soon as its head is complete, until one is refused. Payloads are not read. */
export class FrameMeter {
  private readonly onFrame: (head: FrameHead) => boolean;
  private head: number[] = [];
  private needed = 2;
  private payloadLeft = 0;
  private inMessage = false;

  constructor(onFrame: (head: FrameHead) => boolean) {
    this.onFrame = onFrame;
  }

  /** Whether a frame or a message has begun and is not complete. */
  get isUnfinished(): boolean {
    return this.inMessage || this.payloadLeft > 0 || this.head.length > 0;
  }

  /** How many bytes come before the first refused frame. */
  read(chunk: Buffer): number {
    let at = 0;
    while (at < chunk.length) {
      if (this.payloadLeft > 0) {
        const taken = Math.min(this.payloadLeft, chunk.length - at);
        this.payloadLeft -= taken;
        at += taken;
        continue;
      }
      this.head.push(chunk[at++] as number);
      if (this.head.length === 2) this.needed = headBytes(this.head[1] as number);
      if (this.head.length < this.needed) continue;
      const beganAt = at - this.head.length;
      if (!this.begin()) return Math.max(0, beganAt);
    }
    return at;
  }

  private begin(): boolean {
    const [first = 0, second = 0] = this.head;
    const opcode = first & OPCODE;
    const isFinal = (first & FINAL) !== 0;
    const isData = opcode < 8;
    const isFragment = isData && (opcode === CONTINUATION || !isFinal);
    const bytes = lengthOf(this.head, second & 127);
    this.payloadLeft = bytes;
    this.head = [];
    this.needed = 2;
    if (isFragment) this.inMessage = !isFinal;
    return this.onFrame({
      isFragment,
      isPong: opcode === PONG,
      beginsMessage: isFragment && opcode !== CONTINUATION,
      endsMessage: isFragment && isFinal,
      bytes,
    });
  }
}

function headBytes(second: number): number {
  const mask = (second & 0x80) === 0 ? 0 : MASK_BYTES;
  const size = second & 127;
  return 2 + (size < 126 ? 0 : size === 126 ? 2 : 8) + mask;
}

function lengthOf(head: readonly number[], size: number): number {
  const width = size < 126 ? 0 : size === 126 ? 2 : 8;
  return width === 0 ? size : head.slice(2, 2 + width).reduce((sum, byte) => sum * 256 + byte, 0);
}
