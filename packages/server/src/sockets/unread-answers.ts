import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { tableRefusal } from '@parlour/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from '../config.ts';

/** Responses above this size are sent in chunks, each when the one before it was taken. */
const PIECE_BYTES = 64 * 1024;
/** The counted size of a streamed file: it is read as fast as it is taken. */
const STREAM_BYTES = PIECE_BYTES;

export interface UnreadSetup {
  readonly limits: Pick<Limits, 'unreadAnswerBytes' | 'answerMs' | 'answerBytesPerSecond'>;
  readonly addressOf: (request: FastifyRequest) => string;
  /** A response was refused or cut. */
  readonly refused: (reason: 'too-much-unread' | 'too-slow') => void;
}

/** Limits what an address has requested and does not read: in bytes over all its connections, and in time for each response. */
export function limitUnreadAnswers(app: FastifyInstance, { limits, addressOf, refused }: UnreadSetup): void {
  const unread = new Map<string, number>();

  function track(response: ServerResponse, address: string, bytes: number): void {
    const others = unread.get(address) ?? 0;
    unread.set(address, others + bytes);
    const late = setTimeout(
      () => {
        refused('too-slow');
        response.socket?.destroy();
      },
      limits.answerMs + (1000 * bytes) / limits.answerBytesPerSecond,
    );
    late.unref();
    const done = () => {
      clearTimeout(late);
      response.off('finish', done);
      response.off('close', done);
      const left = (unread.get(address) ?? bytes) - bytes;
      if (left > 0) unread.set(address, left);
      else unread.delete(address);
    };
    response.once('finish', done);
    response.once('close', done);
  }

  app.addHook('onSend', async (request, reply, payload) => {
    const address = addressOf(request);
    const bytes = sizeOf(payload);
    const isLarge = bytes > PIECE_BYTES;
    if (isLarge && (unread.get(address) ?? 0) + bytes > limits.unreadAnswerBytes) {
      refused('too-much-unread');
      const refusal = JSON.stringify(tableRefusal('too-many-messages'));
      reply.code(429).type('application/json; charset=utf-8').header('content-length', Buffer.byteLength(refusal));
      return refusal;
    }
    track(reply.raw, address, bytes);
    if (!isLarge) return payload;
    reply.header('content-length', bytes);
    return Readable.from(piecesOf(Buffer.from(payload as string | Buffer)), { objectMode: false, highWaterMark: PIECE_BYTES });
  });
}

function sizeOf(payload: unknown): number {
  if (typeof payload === 'string') return Buffer.byteLength(payload);
  if (Buffer.isBuffer(payload)) return payload.length;
  return payload === null || payload === undefined ? 0 : STREAM_BYTES;
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}
