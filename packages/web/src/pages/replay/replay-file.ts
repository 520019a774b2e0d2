import { isOver, isRefusal, type Parsed, refuse } from '@parlour/kernel';
import { type MatchReplay, parseReplay } from '@parlour/protocol';
import { buildTimeline } from './timeline.ts';

/** A record larger than this is none of ours. */
const MAX_BYTES = 4 * 1024 * 1024;
/** Links longer than this do not survive being sent about. */
export const MAX_LINK_LENGTH = 12_000;

/** The replay as it travels: with its end, which whoever opens it holds it to. */
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

/** The whole replay as the fragment of an address, which no server ever sees. */
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

/** Reads to the end, but not for ever: a small fragment can swell to anything. */
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
