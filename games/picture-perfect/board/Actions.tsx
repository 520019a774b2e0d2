import type { Seat } from '@parlour/kernel';
import { useAnnounced } from '@parlour/ui/announcer/useAnnounced.ts';
import { Button } from '@parlour/ui/Button.tsx';
import { decorationCount, type Move } from '../rules/index.ts';
import styles from './Actions.module.css';
import { BidForm } from './BidForm.tsx';
import { movesWith, swapGifts } from './envelope-selection.ts';
import { type ExchangeProps, playerName } from './exchange-props.ts';
import { guestName } from './names.ts';
import { OfferForm } from './OfferForm.tsx';
import { PaymentForm } from './PaymentForm.tsx';

type ActionProps = ExchangeProps & { readonly whose: Seat };

/** The current decision. Envelopes are picked where they lie; here the choice is confirmed. */
export function Actions(props: ActionProps) {
  const { sealed, waiting, whose, words, players, over, may } = props;
  if (over !== null) return null;
  const yours = waiting.includes(whose) || may.includes(whose);
  if (sealed !== null || !yours) {
    const others = waiting.filter((seat) => seat !== whose).map((seat) => players[seat]?.name ?? '');
    return (
      <div className={styles.actions} data-idle>
        {sealed !== null && <p>{words.t('picture-perfect.board.sealed')}</p>}
        {others.length > 0 && <p>{words.t('picture-perfect.board.waiting', { names: words.list(others) })}</p>}
      </div>
    );
  }
  return (
    <div className={styles.actions} data-decision data-tutorial="actions">
      <Choice {...props} />
    </div>
  );
}

function Choice(props: ActionProps) {
  const { view, words, choose } = props;
  switch (view.phase) {
    case 'reveal':
    case 'read':
      return (
        <Button look="red" icon="eye" onClick={() => choose({ do: 'ready' })}>
          {words.t('picture-perfect.board.do.read')}
        </Button>
      );
    case 'offer':
      return <OfferForm {...props} />;
    case 'bid':
    case 'call':
    case 'seal':
      return <BidForm key={`${view.active} ${view.tied.join()}`} {...props} />;
    case 'answer':
      return <Answer {...props} />;
    case 'sell':
      return <Deal {...props} />;
    case 'pay':
      return <PaymentForm key={view.debts.length} {...props} />;
    default:
      return <Picked {...props} />;
  }
}

/** The picked envelopes, and the moves they allow. */
function Picked(props: ActionProps) {
  const { view, words, whose, selection, onPicks, choose } = props;
  const moves = movesWith(view, whose, selection);
  const hint = words.t(`picture-perfect.board.hint.${hintOf(props)}`);
  const touched = selection.give.length + selection.take.length > 0;
  useAnnounced(touched ? [hint, ...moves.map((move) => labelOf(props, move))].join(' ') : null);
  return (
    <>
      <p>{hint}</p>
      {moves.map((move) => (
        <Button key={JSON.stringify(move)} look="red" icon="check" onClick={() => choose(move)}>
          {labelOf(props, move)}
        </Button>
      ))}
      {view.phase === 'give' && selection.give.length > 1 && (
        <Button look="quiet" icon="again" onClick={() => onPicks(swapGifts(selection))}>
          {words.t('picture-perfect.board.do.turnRound')}
        </Button>
      )}
      {view.phase === 'rumour' && moves.length === 0 && (
        <Button look="quiet" onClick={() => choose({ do: 'rumour', guest: null })}>
          {words.t('picture-perfect.board.do.noRumour')}
        </Button>
      )}
    </>
  );
}

type Hint = 'keep' | 'contribute' | 'steal' | 'rumour' | 'give' | 'give.one' | 'partner.take' | 'partner.give' | 'confirm';

function hintOf({ view, whose, selection }: ActionProps): Hint {
  if (movesWith(view, whose, selection).length > 0) return 'confirm';
  switch (view.phase) {
    case 'give':
      return selection.give.length === 0 ? 'give' : 'give.one';
    case 'partner':
      return selection.take.length === 0 || selection.give.length >= selection.take.length ? 'partner.take' : 'partner.give';
    case 'contribute':
    case 'steal':
    case 'rumour':
      return view.phase;
    default:
      return 'keep';
  }
}

function labelOf(props: ActionProps, move: Move): string {
  const { words, view, whose } = props;
  switch (move.do) {
    case 'keep':
    case 'contribute':
    case 'steal':
      return words.t(`picture-perfect.board.do.${move.do}`, { guest: guestName(words, move.guest) });
    case 'rumour':
      return move.guest === null ? '' : words.t('picture-perfect.board.do.rumour', { guest: guestName(words, move.guest) });
    case 'give': {
      if (move.left !== null && move.right !== null) return words.t('picture-perfect.board.do.give');
      const to = move.left === null ? whose + view.seats - 1 : whose + 1;
      return words.t('picture-perfect.board.do.giveTo', { who: playerName(props, to % view.seats) });
    }
    default:
      return words.t('picture-perfect.board.do.swap');
  }
}

/** [P-40] */
function Answer({ view, words, choose }: ActionProps) {
  const price = view.offer?.price ?? 0;
  return (
    <>
      <Button look="red" icon="eye" onClick={() => choose({ do: 'answer', pays: true })}>
        {words.t('picture-perfect.board.do.payToLook', { n: price })}
      </Button>
      <Button look="quiet" onClick={() => choose({ do: 'answer', pays: false })}>
        {words.t('picture-perfect.board.do.noPay')}
      </Button>
    </>
  );
}

/** [P-39] */
function Deal({ view, words, choose, whose }: ActionProps) {
  const n = view.best?.bid ?? 0;
  return (
    <>
      <Button look="red" onClick={() => choose({ do: 'sell' })}>
        {words.t('picture-perfect.board.do.sell', { n })}
      </Button>
      {decorationCount(view, whose) >= n && (
        <Button look="solid" onClick={() => choose({ do: 'buy' })}>
          {words.t('picture-perfect.board.do.buy', { n })}
        </Button>
      )}
    </>
  );
}

export type { ActionProps };
