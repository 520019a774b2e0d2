import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import { cssVars } from '@parlour/ui/css-vars.ts';
import { isSmall, type Layout } from '@parlour/ui/seats/seat-geometry.ts';
import { type FotomaniaTypes, possibleSunsetDraws } from '../rules/index.ts';
import { Pile } from './art/Illustrations.tsx';
import styles from './Deck.module.css';
import { sunsetText } from './labels.ts';

/** The cards left to draw, and how near Sunset is. The text says it; the bar only repeats it. */
export function Deck(props: BoardProps<FotomaniaTypes> & { readonly layout: Layout }) {
  const { view, words, layout } = props;
  const short = isSmall(layout);
  const ahead = possibleSunsetDraws(view);
  const text = sunsetText(props, short);
  return (
    <section className={styles.deck} data-tutorial="deck">
      <Pile className={styles.pile} cards={view.deck} sun={!view.sunsetPassed} />
      <div>
        <b>{words.t(short ? 'fotomania.board.deck.short' : 'fotomania.board.deck', { n: view.deck })}</b>
        <p>{text}</p>
        {ahead !== null && (
          <i
            className={styles.bar}
            style={cssVars({
              '--from': `${(100 * (ahead.earliest - 1)) / Math.max(1, view.deck)}%`,
              '--to': `${(100 * ahead.latest) / Math.max(1, view.deck)}%`,
            })}
          />
        )}
      </div>
    </section>
  );
}
