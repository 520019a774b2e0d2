import type { Seat } from '@parlour/kernel';
import { type ServerMessage, type TableInfo, toPlayer, toViewerFrame } from '@parlour/protocol';
import type { SeatName, Words } from '@parlour/words';
import type { Page } from 'playwright-core';

/** How a game tells its events. */
export interface SpokenGame {
  readonly id: string;
  readonly describeEvent: (words: Words, event: never, who: SeatName, you: Seat | null) => string;
}

export interface TimedEvent {
  readonly event: never;
  /** When the page received it, in milliseconds since 1970. */
  readonly at: number;
  readonly who: SeatName;
  readonly you: Seat | null;
}

interface ReceivedFrame {
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Every message that the server sends to this page. */
export function recordFrames(page: Page): readonly ReceivedFrame[] {
  const frames: ReceivedFrame[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push({ text: payload.toString(), at: Date.now() })));
  return frames;
}

/** The events of all steps, in order. */
export function eventsOf(frames: readonly ReceivedFrame[]): readonly TimedEvent[] {
  let table: TableInfo | undefined;
  let you: Seat | null = null;
  const events: TimedEvent[] = [];
  for (const { text, at } of frames) {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'welcome' || message.type === 'table') ({ table, seat: you } = message);
    const seats = table?.seats ?? [];
    const who = (seat: Seat): string => {
      const seated = seats[seat];
      return seated === undefined ? '' : toPlayer(seated).name;
    };
    for (const event of eventsIn(message)) events.push({ event: event as never, at, who, you });
  }
  return events;
}

function eventsIn(message: ServerMessage): readonly unknown[] {
  if (message.type === 'observation') return message.events;
  return message.type === 'frame' ? toViewerFrame(message).events : [];
}
