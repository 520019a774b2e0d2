import { Button } from '@parlour/ui/Button.tsx';
import { useSavedDraft } from '@parlour/ui/board/useSavedDraft.ts';
import type { Statement } from '../rules/index.ts';
import styles from './Actions.module.css';
import type { ActionProps } from './Actions.tsx';
import { guestName } from './names.ts';
import { Stepper } from './Stepper.tsx';

const SAYINGS: readonly (Statement | null)[] = [null, 'vip', 'no-vip'];

/** [P-30] [P-40] [P-41] A picked envelope, a price and a statement about it, true or not. */
export function OfferForm({ view, words, selection, choose, whose }: ActionProps) {
  const [says, setSays] = useSavedDraft<Statement | null>('says', null);
  const richest = Math.max(1, ...view.decorations.map((own, seat) => (seat === whose ? 0 : own.length)));
  const [price, setPrice] = useSavedDraft('price', 1);
  const [guest] = selection.take;
  if (guest === undefined)
    return <p>{words.t(view.card === 'shared' ? 'picture-perfect.board.hint.offerMiddle' : 'picture-perfect.board.hint.offer')}</p>;
  return (
    <>
      <fieldset className={styles.says}>
        <legend>{words.t('picture-perfect.board.says')}</legend>
        {SAYINGS.map((saying) => (
          <label key={saying ?? ''}>
            <input type="radio" name="says" checked={says === saying} onChange={() => setSays(saying)} />
            <span>{words.t(`picture-perfect.board.says.${saying ?? 'nothing'}`)}</span>
          </label>
        ))}
      </fieldset>
      {view.card === 'fixed' && (
        <Stepper
          label={words.t('picture-perfect.board.price')}
          less={words.t('picture-perfect.board.less')}
          more={words.t('picture-perfect.board.more')}
          value={price}
          least={1}
          most={richest}
          onChange={setPrice}
        />
      )}
      <Button look="red" onClick={() => choose({ do: 'offer', guest, says, price: view.card === 'fixed' ? price : null })}>
        {words.t('picture-perfect.board.do.offer', { guest: guestName(words, guest) })}
      </Button>
    </>
  );
}
