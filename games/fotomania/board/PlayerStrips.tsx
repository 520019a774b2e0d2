import type { Seat } from '@parlour/kernel';
import { RoundButton } from '@parlour/ui/Button.tsx';
import { formatPoints } from '@parlour/ui/board/format-points.ts';
import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import { type FotomaniaTypes, scoreOf } from '../rules/index.ts';
import { HandBacks } from './HandBacks.tsx';
import { visibleHand } from './hand-cards.ts';
import { playerName } from './labels.ts';
import styles from './PlayerStrips.module.css';
import { StripRow } from './StripRow.tsx';

/** On a phone: a player's strips, laid over the City until closed. */
export function PlayerStrips(props: BoardProps<FotomaniaTypes> & { readonly whose: Seat; onClose(): void }) {
  const { view, words, whose, onClose } = props;
  const title = words.t('fotomania.board.photosOf', { who: playerName(props, whose) });
  return (
    <section className={styles.album} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <b>{words.t('fotomania.board.score', { n: scoreOf(view, whose), points: formatPoints(scoreOf(view, whose)) })}</b>
        <RoundButton className={styles.close} icon="close" label={words.t('dialog.close')} onClick={onClose} />
      </header>
      <HandBacks hand={visibleHand(view, props.seat, whose, props.fullState)} words={words} />
      {(view.strips[whose] ?? []).map((strip) => (
        <StripRow key={strip.colour} strip={strip} words={words} none={words.t('fotomania.board.none')} room={8} />
      ))}
    </section>
  );
}
