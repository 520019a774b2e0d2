import cornerOrnament from '@parlour/ui/art/corner-ornament.svg?url';
import type { AnyGameUi } from '@parlour/ui/board/game-ui.ts';
import type { Layout } from '@parlour/ui/seats/seat-geometry.ts';
import type { ReactNode } from 'react';
import styles from './BoardStage.module.css';

interface StageProps {
  readonly layout: Layout;
  readonly bar: AnyGameUi['bar'];
  readonly talkOver?: AnyGameUi['chatOverBoard'];
  readonly fills?: AnyGameUi['fillsScreen'];
  readonly children: ReactNode;
  /** What is placed around the stage: measured in the same unit, positioned by the edges of the screen. */
  readonly around: ReactNode;
  /** Leaves room for a bar along the bottom. */
  readonly raised?: boolean;
  /** Leaves room for a spectator's bar along the bottom. */
  readonly watched?: boolean;
  /** Leaves room for a panel at the side, where there is any. */
  readonly beside?: boolean;
}

/**
 * The area of a board. One unit, `--u`, scales every length, so that nothing reflows. It scrolls only when
 * enlarged text, or a bar below it, makes the board larger than a small screen.
 */
export function BoardStage({
  layout,
  bar,
  talkOver = false,
  fills = false,
  children,
  around,
  raised = false,
  watched = false,
  beside = false,
}: StageProps) {
  return (
    <div
      className={styles.frame}
      data-layout={layout}
      data-bar={bar}
      data-talk-over={talkOver}
      data-fills={fills}
      data-raised={raised}
      data-watched={watched}
      data-beside={beside}
    >
      <div className={styles.cloth}>
        {layout === 'wide' && (
          <>
            <img className={styles.cornerOrnament} src={cornerOrnament} alt="" />
            <img className={styles.cornerOrnament} src={cornerOrnament} alt="" />
          </>
        )}
        <div className={styles.stage}>{children}</div>
        {around}
      </div>
    </div>
  );
}
