const HEAD_END = '\r\n\r\n';
const CONTROL = 8;

/** A whole frame of a client; control frames and the upgrade request pass unchanged. */
export interface WholeFrame {
  readonly bytes: Buffer;
  readonly isMessage: boolean;
}

/** Splits what a WebSocket client sends into whole frames, and keeps an incomplete rest. */
export class FrameSplitter {
  private rest: Buffer = Buffer.alloc(0);
  private upgraded = false;

  take(chunk: Buffer): WholeFrame[] {
    this.rest = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    const pieces: WholeFrame[] = [];
    for (;;) {
      const length = this.upgraded ? frameLength(this.rest) : headLength(this.rest);
      if (length === undefined || length > this.rest.length) return pieces;
      const bytes = this.rest.subarray(0, length);
      pieces.push({ bytes, isMessage: this.upgraded && ((bytes[0] ?? 0) & 15) < CONTROL });
      this.upgraded = true;
      this.rest = this.rest.subarray(length);
    }
  }
}

function headLength(data: Buffer): number | undefined {
  const end = data.indexOf(HEAD_END);
  return end < 0 ? undefined : end + HEAD_END.length;
}

/** The length of a masked frame; clients must mask all frames. */
function frameLength(data: Buffer): number | undefined {
  if (data.length < 2) return undefined;
  const size = (data[1] ?? 0) & 127;
  const header = size < 126 ? 6 : size === 126 ? 8 : 14;
  if (data.length < header) return undefined;
  if (size < 126) return header + size;
  return header + (size === 126 ? data.readUInt16BE(2) : Number(data.readBigUInt64BE(2)));
}
