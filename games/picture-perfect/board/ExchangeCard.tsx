import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import { isAuction, type PicturePerfectTypes, ROUNDS } from '../rules/index.ts';
import styles from './ExchangeCard.module.css';
import { ExchangeCardIcon } from './ExchangeCardIcon.tsx';
import { cardName, cardRule } from './names.ts';

/** The card that is turned up, with its rule in one sentence; before that, the deck. */
export function ExchangeCard({ view, words, tv, tools }: BoardProps<PicturePerfectTypes>) {
  const { card, round } = view;
  const count = words.t('picture-perfect.board.round', { round: Math.min(round, ROUNDS), rounds: ROUNDS });
  if (card === null) {
    return (
      <div className={styles.card} data-back>
        <small>{count}</small>
        <span className={styles.deck} aria-hidden="true" />
        <p>{words.t(view.phase === 'final' ? 'picture-perfect.board.lastRound' : 'picture-perfect.board.deck', { n: view.cardsLeft })}</p>
      </div>
    );
  }
  return (
    <div className={styles.card} data-kind={isAuction(card) ? 'auction' : 'exchange'} key={card} data-tutorial="exchange" data-keep-clear>
      <small>{count}</small>
      <ExchangeCardIcon card={card} />
      <h2>{cardName(words, card)}</h2>
      <p>{cardRule(words, card)}</p>
      {!tv && (
        <button type="button" onClick={() => tools.openRulebook(CLAUSES[card])}>
          {words.t('picture-perfect.board.card.more')}
        </button>
      )}
    </div>
  );
}

const CLAUSES = {
  dance: 'P-20',
  gifts: 'P-21',
  revelations: 'P-22',
  rumours: 'P-23',
  partner: 'P-24',
  theft: 'P-25',
  single: 'P-35',
  open: 'P-36',
  secret: 'P-37',
  unfair: 'P-38',
  shared: 'P-39',
  fixed: 'P-40',
} as const;
