import { Button } from '@parlour/ui/Button.tsx';
import { useSavedDraft } from '@parlour/ui/board/useSavedDraft.ts';
import { decorationCount, highestBid } from '../rules/index.ts';
import type { ActionProps } from './Actions.tsx';
import { Stepper } from './Stepper.tsx';

/** A number and a button, for spoken, simultaneous and sealed bids. */
export function BidForm({ view, words, whose, choose }: ActionProps) {
  const sealed = view.phase === 'seal';
  const least = sealed ? (view.bids[whose] ?? 0) : (highestBid(view)?.bid ?? 0) + 1;
  const most = decorationCount(view, whose);
  const [wanted, setWanted] = useSavedDraft('bid', least);
  const amount = Math.min(most, Math.max(least, wanted));
  return (
    <>
      <Stepper
        label={words.t('picture-perfect.board.bid')}
        less={words.t('picture-perfect.board.less')}
        more={words.t('picture-perfect.board.more')}
        value={amount}
        least={least}
        most={most}
        onChange={setWanted}
      />
      <Button look="red" onClick={() => choose({ do: 'bid', amount })} disabled={amount > most || amount < least}>
        {words.t(sealed ? 'picture-perfect.board.do.seal' : 'picture-perfect.board.do.bid', { n: amount })}
      </Button>
      {!sealed && view.passed[whose] !== true && (
        <Button look="quiet" onClick={() => choose({ do: 'pass' })}>
          {words.t('picture-perfect.board.do.pass')}
        </Button>
      )}
    </>
  );
}
