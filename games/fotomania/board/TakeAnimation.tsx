import type { Seat } from '@parlour/kernel';
import type { StepEvents } from '@parlour/ui/board/game-ui.ts';
import { cssVars } from '@parlour/ui/css-vars.ts';
import type { Words } from '@parlour/words';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Event, Seen } from '../rules/index.ts';
import { CityCard } from './City.tsx';
import styles from './TakeAnimation.module.css';
import { useTemporaryEvents } from './useTemporaryEvents.ts';

const FLIGHT_MS = 900;

interface Flight {
  readonly seen: Seen;
  readonly from: Box;
  readonly to: Box;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface TakeFlightsProps {
  readonly stepEvents: StepEvents<Event>;
  readonly taken: readonly number[];
  readonly seat: Seat | null;
  readonly handSize: number;
  readonly words: Words;
}

/** Cards moving from the City to a hand. Other players' face-down cards stay face down. */
export function TakeAnimation({ stepEvents, taken, seat, handSize, words }: TakeFlightsProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  const took = useTemporaryEvents(stepEvents, FLIGHT_MS).find((event) => event.type === 'took');
  useLayoutEffect(() => {
    const root = layer.current;
    if (root === null || took === undefined || root.closest('[data-calm="true"]') !== null) return setFlights([]);
    const own = took.seat === seat;
    const board = root.getBoundingClientRect();
    setFlights(
      took.cards.flatMap((seen, index) => {
        const from = boxOf(root, board, `city-${taken[index] ?? -1}`);
        const to = boxOf(root, board, own ? `hand-${handSize - took.cards.length + index}` : `seat-${took.seat}`);
        return from === null || to === null ? [] : [{ seen, from, to }];
      }),
    );
  }, [took, taken, seat, handSize]);
  return (
    <div ref={layer} className={styles.layer} aria-hidden="true">
      {took !== undefined &&
        flights.map(({ seen, from, to }, index) => (
          <span
            key={`${stepEvents.step} ${index}`}
            className={styles.flight}
            style={cssVars({
              '--x': `${from.x}px`,
              '--y': `${from.y}px`,
              '--w': `${from.width}px`,
              '--dx': `${to.x - from.x}px`,
              '--dy': `${to.y - from.y}px`,
              '--scale': to.width / from.width,
              '--order': index,
            })}
          >
            <CityCard seen={seen} words={words} />
          </span>
        ))}
    </div>
  );
}

function boxOf(root: HTMLElement, board: DOMRect, spot: string): Box | null {
  const box = root.parentElement?.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
  return box === undefined ? null : { x: box.left - board.left, y: box.top - board.top, width: box.width };
}
