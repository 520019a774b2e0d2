import { Icon } from '@parlour/ui/art/Icon.tsx';
import type { Words } from '@parlour/words';
import { figureName } from './figure-name.ts';
import { kindOf, type PieceId } from './figures.ts';
import { NUDGE, type PlanDirection, stepTowards } from './floor-plan-geometry.ts';
import styles from './NudgeButtons.module.css';
import { nudge, placedIn, takeOff } from './place-figures.ts';
import type { SceneDraft } from './useSceneDraft.ts';

interface NudgeProps {
  readonly draft: SceneDraft;
  readonly held: PieceId | null;
  readonly onPick: (id: PieceId | null) => void;
  readonly strict: boolean;
  readonly disabled: boolean;
  readonly words: Words;
}

const WAYS: readonly PlanDirection[] = ['left', 'back', 'front', 'right'];

/** Small steps for the selected figure, and its removal from the picture. */
export function NudgeButtons({ draft, held, onPick, strict, disabled, words }: NudgeProps) {
  if (held === null || placedIn(draft.scene, held) === undefined) return null;
  return (
    <div
      className={styles.pad}
      role="group"
      aria-label={words.t('picture-perfect.studio.nudge', { figure: figureName(words, kindOf(held)) })}
    >
      {WAYS.map((way) => (
        <button
          key={way}
          type="button"
          className={styles.step}
          data-way={way}
          aria-label={words.t(`picture-perfect.studio.nudge.${way}`)}
          title={words.t(`picture-perfect.studio.nudge.${way}`)}
          disabled={disabled}
          onClick={() => draft.settle(nudge(draft.scene, held, stepTowards(way, 2 * NUDGE), strict))}
        >
          <Icon name="arrow" />
        </button>
      ))}
      <button
        type="button"
        className={styles.off}
        disabled={disabled}
        onClick={() => {
          draft.settle(takeOff(draft.scene, held));
          onPick(null);
        }}
      >
        {words.t('picture-perfect.studio.takeOff')}
      </button>
    </div>
  );
}
