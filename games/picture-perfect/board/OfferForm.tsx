import { Button } from '@parlour/ui/Button.tsx';
import { useSavedDraft } from '@parlour/ui/board/useSavedDraft.ts';
import type { Statement } from '../rules/index.ts';
import styles from './Actions.module.css';
import type { ActionProps } from './Actions.tsx';
import { guestName } from './names.ts';
import { Stepper } from './Stepper.tsx';

const SAYINGS: readonly (Statement | null)[] = [null, 'vip', 'no-vip'];

/** [P-30] [P-40] [P-41] An envelope is picked; a price and a word about it, true or not. */
export function OfferForm({ view, words, selection, choose, whose }: ActionProps) {
  const [says, setSays] = useSavedDraft<Statement | null>('says', null);
  const richest = Math.max(1, ...view.decorations.map((own, seat) => (seat === whose ? 0 : own.length)));
  const [price, setPrice] = useSavedDraft('price', 1);
  const [guest] = selection.take;
  if (guest === undefined) return <p>{words.t(view.card === 'shared' ? 'pp.hint.offerMiddle' : 'pp.hint.offer')}</p>;
  return (
    <>
      <fieldset className={styles.says}>
        <legend>{words.t('pp.says')}</legend>
        {SAYINGS.map((saying) => (
          <label key={saying ?? ''}>
            <input type="radio" name="says" checked={says === saying} onChange={() => setSays(saying)} />
            <span>{words.t(`pp.says.${saying ?? 'nothing'}`)}</span>
          </label>
        ))}
      </fieldset>
      {view.card === 'fixed' && (
        <Stepper
          label={words.t('pp.price')}
          less={words.t('pp.less')}
          more={words.t('pp.more')}
          value={price}
          least={1}
          most={richest}
          onChange={setPrice}
        />
      )}
      <Button look="red" onClick={() => choose({ do: 'offer', guest, says, price: view.card === 'fixed' ? price : null })}>
        {words.t('pp.do.offer', { guest: guestName(words, guest) })}
      </Button>
    </>
  );
}
