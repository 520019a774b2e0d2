import type { Seat } from '@parlour/kernel';
import { formatPoints } from '@parlour/ui/board/format-points.ts';
import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import { type FotomaniaTypes, type PhotoPreview, photosDue, scoreOf } from '../rules/index.ts';
import type { AdvanceDraft } from './advance-draft.ts';
import { Cartridge } from './art/Illustrations.tsx';
import styles from './Hand.module.css';
import { HandFilm } from './HandFilm.tsx';
import { playerName } from './labels.ts';
import { Portrait } from './Opponents.tsx';
import { TurnControls } from './TurnControls.tsx';
import type { TakeSelection } from './take-selection.ts';

export interface HandProps extends BoardProps<FotomaniaTypes> {
  readonly whose: Seat;
  readonly draft: AdvanceDraft | null;
  readonly shots: readonly PhotoPreview[];
  readonly subject: TakeSelection;
  onWind(draft: AdvanceDraft | null): void;
  onSubject(subject: TakeSelection): void;
}

/** Your hand as a strip of film: the rearmost card comes out of the cartridge first, new ones arrive at the front. */
export function Hand(props: HandProps) {
  const { view, words, seat, whose } = props;
  const name = playerName(props, whose);
  return (
    <section
      className={styles.hand}
      aria-label={whose === seat ? words.t('fotomania.board.hand') : words.t('fotomania.board.hand.of', { who: name })}
      data-tutorial="hand"
    >
      <div className={styles.you}>
        <Portrait {...props} />
        <span className={styles.name}>
          <b>{name}</b>
          <small>{words.t('fotomania.board.score', { n: scoreOf(view, whose), points: formatPoints(scoreOf(view, whose)) })}</small>
          <em aria-hidden="true">{formatPoints(scoreOf(view, whose))}</em>
        </span>
        <Steps {...props} />
      </div>
      <div className={styles.roll}>
        <Cartridge className={styles.cartridge} />
        <div className={styles.ends}>
          <p data-tutorial="back">
            {words.t('fotomania.board.hand.back')} <span>{words.t('fotomania.board.hand.back.hint')}</span>
          </p>
          <p>
            <span>{words.t('fotomania.board.hand.front.hint')}</span> {words.t('fotomania.board.hand.front')}
          </p>
        </div>
        <HandFilm {...props} />
      </div>
      <TurnControls {...props} />
    </section>
  );
}

/** The four steps of a turn. Colour marks the present one, and so does `aria-current`. */
function Steps({ view, words, whose, over }: HandProps) {
  const yours = view.turn === whose && over === null;
  const now = !yours ? 0 : view.phase === 'take' ? 1 : view.phase === 'advance' ? 2 : 0;
  if (now === 0) return null;
  const steps = [
    now > 1 ? words.t('fotomania.board.step.taken', { n: photosDue(view) }) : words.t('fotomania.board.step.subject'),
    words.t('fotomania.board.step.advance'),
    words.t('fotomania.board.step.photo'),
    words.t('fotomania.board.step.city'),
  ];
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li
          key={index}
          data-state={index + 1 < now ? 'done' : index + 1 === now ? 'now' : 'later'}
          aria-current={index + 1 === now ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
