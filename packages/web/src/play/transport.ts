import type { ClientMessage, ServerMessage } from '@parlour/protocol';

/** What a transport tells the store. */
export interface Line {
  opened(): void;
  message(message: ServerMessage): void;
  /** Nothing comes through at present; the transport goes on trying. */
  lost(): void;
}

/** A way to a table: over the network, or to a worker on the same device. Sends nothing while it is lost. */
export interface Transport {
  send(message: ClientMessage): void;
  close(): void;
}

export type Connect = (line: Line) => Transport;
