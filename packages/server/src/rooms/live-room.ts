import type { Room } from '@parlour/table';
import type { MatchLog } from './match-log.ts';
import type { TableWriter } from './table-writer.ts';

/** A table in memory. */
export interface LiveRoom {
  readonly room: Room;
  readonly writer: TableWriter;
  readonly log: MatchLog;
  timer: NodeJS.Timeout | undefined;
  idleSince: number;
  /** Removed from memory: later answers of the store are ignored. */
  dropped: boolean;
  /** Another node may have this table in memory too: it receives what happens at this node. */
  isShared: boolean;
}
