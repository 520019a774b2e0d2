import type { ClientMessage, ServerMessage } from '@parlour/protocol';

/** What a transport reports to the store. */
export interface TransportListener {
  readonly opened: () => void;
  readonly message: (message: ServerMessage) => void;
  /** The connection is lost; the transport keeps trying. */
  readonly lost: () => void;
}

/** A connection to a table: over the network, or to a worker on the same device. Sends nothing while it is lost. */
export interface Transport {
  readonly send: (message: ClientMessage) => void;
  readonly close: () => void;
}

export type OpenTransport = (line: TransportListener) => Transport;
