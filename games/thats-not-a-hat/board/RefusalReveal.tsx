import type { StepEvents } from '@parlour/ui/board/game-ui.ts';
import { useShownFor } from '@parlour/ui/board/useMoment.ts';
import { cssVars } from '@parlour/ui/css-vars.ts';
import { useState } from 'react';
import { arrowOf, type Event } from '../rules/index.ts';
import { GiftFace } from './GiftCard.tsx';
import styles from './RefusalReveal.module.css';
import type { ScreenPlaces } from './table-geometry.ts';

export type RefusedEvent = Extract<Event, { type: 'refused' }>;

/** The result is shown for 2.5 seconds of it. It is over before the new gift that is shown meanwhile is turned. */
const REVEAL_MS = 3600;

/** The last refusal, until it has been shown or the player taps on. A client that reconnects later does not get it (H-24). */
export function useReveal(stepEvents: StepEvents<Event>): RefusedEvent | null {
  const [seen, setSeen] = useState<number | null>(null);
  const refused = stepEvents.events.find((event) => event.type === 'refused') ?? null;
  const showing = refused !== null && seen !== stepEvents.step;
  useShownFor(showing ? stepEvents.step : null, REVEAL_MS, () => setSeen(stepEvents.step));
  return showing ? refused : null;
}

interface RevealProps {
  readonly refused: RefusedEvent;
  readonly places: ScreenPlaces;
  readonly caption: string;
  /** The receiver's cry. */
  readonly cry: string;
  /** Which player was right, and who takes the card. */
  readonly verdict: string;
}

/** [H-14] The reveal of a refusal: the card drops, turns over for all, and slides to the player who was wrong. */
export function RefusalReveal({ refused, places, caption, cry, verdict }: RevealProps) {
  const from = places.between(refused.giver, arrowOf(refused.object));
  const { at } = places.seatPlace(refused.wrong);
  const { stage } = places;
  return (
    <div
      className={styles.reveal}
      style={cssVars({
        '--from-x': from.x,
        '--from-y': from.y,
        '--from-w': from.width,
        '--x': stage.x,
        '--y': stage.y,
        '--w': stage.width,
        '--to-x': at.x,
        '--to-y': at.y,
        '--show': `${REVEAL_MS}ms`,
      })}
      data-right={refused.wrong === refused.giver}
    >
      <i className={styles.ripple} />
      <div className={styles.card} data-keep-clear>
        <GiftFace object={refused.object} caption={caption} />
      </div>
      <div className={styles.said}>
        <p className={styles.cry} aria-hidden="true" data-keep-clear>
          {cry}
        </p>
        <p className={styles.verdict} data-keep-clear>
          {verdict}
        </p>
      </div>
    </div>
  );
}
