import { isOver, isRefusal, type Parsed, refuse } from '@parlour/kernel';
import { type MatchReplay, parseReplay } from '@parlour/protocol';
import { buildTimeline } from './timeline.ts';

/** The largest accepted record. */
const MAX_BYTES = 4 * 1024 * 1024;
/** Longer links do not survive being sent. */
export const MAX_LINK_LENGTH = 12_000;

/** The replay with its outcome, which is checked when it is opened. */
export function withOutcome(replay: MatchReplay): MatchReplay {
  const timeline = buildTimeline(replay);
  const status = isRefusal(timeline) ? undefined : timeline.at(-1)?.match.status;
  return status !== undefined && isOver(status) ? { ...replay, outcome: status.over } : replay;
}

export const replayFile = (replay: MatchReplay): Blob => new Blob([JSON.stringify(withOutcome(replay))], { type: 'application/json' });

export const replayFileName = ({ record }: MatchReplay): string => `${record.game}-${record.seedHash.slice(0, 8)}.parlour.json`;

function readReplay(text: string): Parsed<MatchReplay> {
  try {
    return parseReplay(JSON.parse(text));
  } catch {
    return refuse('record-not-an-object');
  }
}

/** The whole replay as the fragment of a URL, which no server ever sees. */
export async function encodeReplay(replay: MatchReplay): Promise<string> {
  const squeezed = new Blob([JSON.stringify(withOutcome(replay))]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(squeezed).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function decodeReplay(fragment: string): Promise<Parsed<MatchReplay>> {
  try {
    const text = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    return readReplay(await textOf(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))));
  } catch {
    return refuse('record-not-an-object');
  }
}

/** Reads to the end, up to a limit: a small fragment can decompress to any size. */
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let read = await reader.read(); read.value !== undefined; read = await reader.read()) {
    size += read.value.length;
    if (size > MAX_BYTES) throw new RangeError('too large for a record');
    parts.push(new Uint8Array(read.value));
  }
  return new Blob(parts).text();
}

export async function readReplayFile(file: Blob): Promise<Parsed<MatchReplay>> {
  return file.size > MAX_BYTES ? refuse('record-not-an-object') : readReplay(await file.text());
}
