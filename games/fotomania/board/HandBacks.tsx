import type { Words } from '@parlour/words';
import { CardBack, NumberFrame } from './art/Photo.tsx';
import styles from './HandBacks.module.css';
import type { HandCard } from './hand-cards.ts';
import { seenLabel } from './labels.ts';

/** Another player's hand: its backs where the option shows them, or its faces in a replay. */
export function HandBacks({ hand, words }: { readonly hand: readonly HandCard[]; readonly words: Words }) {
  if (hand.every((card) => card === null)) return null;
  return (
    <ol className={styles.hand} aria-label={words.t('fotomania.board.hand.order')}>
      {hand.map((card, place) => (
        <li key={place}>
          {card?.face === 'up' && <NumberFrame colour={card.card.colour} number={card.card.number} />}
          {card?.face === 'down' && (
            <CardBack colour={card.back.colour} half={card.back.half} word={words.t(`fotomania.board.half.${card.back.half}`)} />
          )}
          {card !== null && <span className="visually-hidden">{seenLabel(words, card)}</span>}
        </li>
      ))}
    </ol>
  );
}
