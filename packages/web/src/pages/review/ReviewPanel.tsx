import { endOf, type ReviewedMove, summarize } from '@parlour/bots';
import type { Seat } from '@parlour/kernel';
import { Announced } from '@parlour/ui/announcer/Announced.tsx';
import { Button, RoundButton } from '@parlour/ui/Button.tsx';
import type { AnyGameUi, PlayerInfo } from '@parlour/ui/board/game-ui.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { percent, type Words } from '@parlour/words';
import { useEffect, useRef } from 'react';
import panels from '../replay/ReplayPanel.module.css';
import type { Timeline } from '../replay/timeline.ts';
import { GradedDecision } from './GradedDecision.tsx';
import styles from './ReviewPanel.module.css';
import type { Review } from './useReview.ts';

interface ReviewPanelProps {
  readonly review: Review;
  readonly seat: Seat;
  readonly players: readonly PlayerInfo[];
  readonly timeline: Timeline;
  readonly step: number;
  readonly gameUi: AnyGameUi;
  readonly onSeat: (seat: Seat) => void;
  readonly onStep: (step: number) => void;
  readonly onWorlds: (step: number) => void;
  readonly onStop: () => void;
  readonly onRestart: () => void;
  readonly onClose: () => void;
}

/** The graded decisions of one seat, beside the replay. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { review, seat, players, timeline, onSeat, onClose } = props;
  const words = useWords('replay', 'table', ...props.gameUi.areas);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const name = players[seat]?.name ?? '';
  return (
    <aside ref={panel} className={`${panels.panel} ${styles.review}`} data-overlay aria-label={words.t('review.title')} tabIndex={-1}>
      <header>
        <h2>{words.t('review.title')}</h2>
        <select aria-label={words.t('review.seat')} value={seat} onChange={({ target }) => onSeat(Number(target.value))}>
          {players.map((player) => (
            <option key={player.seat} value={player.seat}>
              {player.name}
            </option>
          ))}
        </select>
        <RoundButton icon="close" label={words.t('dialog.close')} onClick={onClose} />
      </header>
      <Progress {...props} words={words} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={panels.scroll} role="group" aria-label={words.t('review.decisions')} tabIndex={0}>
        {review.status === 'done' && <Summary {...props} words={words} />}
        {review.moves.length > 0 && <h3>{words.t('review.decisions')}</h3>}
        <ol className={styles.list}>
          {review.moves.map((move) => (
            <GradedDecision key={move.step} {...props} move={move} match={timeline[move.step]?.match} words={words} />
          ))}
        </ol>
        <p className={styles.how}>{words.t('review.how', { name })}</p>
      </div>
    </aside>
  );
}

type PartProps = ReviewPanelProps & { readonly words: Words };

/** How far the review is. It can be stopped, and begun again. */
function Progress({ review, words, onStop, onRestart }: PartProps) {
  const { status, done, total } = review;
  if (status === 'done') return null;
  if (status !== 'running')
    return (
      <div className={styles.progress}>
        {status === 'failed' && <Announced>{words.t('review.failed')}</Announced>}
        <Button look="quiet" onClick={onRestart}>
          {words.t('review.continue')}
        </Button>
      </div>
    );
  const text = words.t('review.progress', { done, total });
  return (
    <div className={styles.progress}>
      <progress max={Math.max(1, total)} value={done} aria-label={text} />
      <p>{text}</p>
      <Button look="quiet" onClick={onStop}>
        {words.t('review.stop')}
      </Button>
    </div>
  );
}

function Summary({ review: { moves }, seat, players, timeline, words, onStep }: PartProps) {
  const { accuracy, misjudged, forgot, moments } = summarize(moves, endOf(timeline, seat));
  if (moves.length === 0) return <p>{words.t('review.nothing', { name: players[seat]?.name ?? '' })}</p>;
  return (
    <>
      {accuracy !== null && <p className={styles.accuracy}>{words.t('review.accuracy', { share: percent(words, accuracy) })}</p>}
      <p>{words.t('review.count', { good: goodOnes(moves), misjudged, forgot })}</p>
      {moments.length > 0 && (
        <>
          <h3>{words.t('review.moments')}</h3>
          <ol className={styles.list}>
            {moments.map(({ from, to, before, after }) => (
              <li key={from}>
                <button type="button" className={styles.jump} onClick={() => onStep(from)}>
                  {words.t('review.moment', { from, to, before: percent(words, before), after: percent(words, after) })}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

const goodOnes = (moves: readonly ReviewedMove[]): number => moves.filter(({ grade }) => grade.verdict === 'good').length;
