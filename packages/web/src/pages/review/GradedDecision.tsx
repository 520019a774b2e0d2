import type { ReviewedMove } from '@parlour/bots';
import type { GameTypes, Match, Seat } from '@parlour/kernel';
import buttons from '@parlour/ui/Button.module.css';
import type { AnyGameUi, PlayerInfo } from '@parlour/ui/board/game-ui.ts';
import { seatNames } from '@parlour/ui/board/seat-names.ts';
import { percent, type Words } from '@parlour/words';
import { adviceText } from './advice-text.ts';
import styles from './ReviewPanel.module.css';

interface GradedDecisionProps {
  readonly move: ReviewedMove;
  readonly match: Match<GameTypes> | undefined;
  readonly seat: Seat;
  readonly step: number;
  readonly players: readonly PlayerInfo[];
  readonly gameUi: AnyGameUi;
  readonly words: Words;
  readonly onStep: (step: number) => void;
  readonly onWorlds: (step: number) => void;
}

/** One decision: what was played, and what was better and why. Its heading leads to its step of the replay. */
export function GradedDecision({ move, match, seat, step, players, gameUi, words, onStep, onWorlds }: GradedDecisionProps) {
  if (match === undefined) return null;
  const { verdict, played, better, value, bestValue } = move.grade;
  const who = seatNames(players);
  const view = match.game.view(match.state, seat);
  return (
    <li data-verdict={verdict} aria-current={step === move.step ? 'step' : undefined}>
      <button type="button" className={styles.jump} onClick={() => onStep(move.step)}>
        <small>{words.t('review.step', { step: move.step })}</small>
        <b>{words.t(`review.verdict.${verdict}`)}</b>
        <span>{gameUi.nameMove(words, played, view, who)}</span>
      </button>
      {better !== null && (
        <div className={styles.better}>
          <p>
            <strong>{words.t('review.better', { move: gameUi.nameMove(words, better.move, view, who) })}</strong>
          </p>
          <p>
            {[
              ...adviceText(gameUi, words, better, match.state, who),
              words.t('review.chances', { best: percent(words, bestValue), played: percent(words, value) }),
            ].join(' ')}
          </p>
          <button type="button" className={`${buttons.button} ${buttons.quiet}`} onClick={() => onWorlds(move.step)}>
            {words.t('review.worlds')}
            <span className="visually-hidden"> {words.t('review.step', { step: move.step })}</span>
          </button>
        </div>
      )}
    </li>
  );
}
