import { isOver, type Outcome } from '@parlour/kernel';
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
  /** Taken out of memory: answers of the store that still come are of no use to it. */
  dropped: boolean;
}

/** How the match of a table ended, if it did. */
export function finishedOutcome({ running }: Room): Outcome | undefined {
  return running !== null && isOver(running.stored.status) ? running.stored.status.over : undefined;
}
