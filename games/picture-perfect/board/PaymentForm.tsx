import { Button } from '@parlour/ui/Button.tsx';
import { useState } from 'react';
import { debtOf, decorationsOf } from '../rules/index.ts';
import type { ActionProps } from './Actions.tsx';
import { DecorationPicker } from './Decorations.tsx';

/** [P-30*] The payer picks which decorations go; the last ones are selected at first. */
export function PaymentForm({ view, words, whose, choose }: ActionProps) {
  const owned = decorationsOf(view, whose);
  const count = debtOf(view, whose);
  const [picked, setPicked] = useState<readonly number[]>(() => owned.map((_, at) => at).slice(-count));
  const tap = (at: number) => setPicked(picked.includes(at) ? picked.filter((other) => other !== at) : [...picked, at].slice(-count));
  const paid = picked.flatMap((at) => owned[at] ?? []);
  return (
    <>
      <p>{words.t('picture-perfect.board.hint.pay', { n: count })}</p>
      <DecorationPicker owned={owned} words={words} picked={picked} onTap={tap} />
      <Button look="red" disabled={paid.length !== count} onClick={() => choose({ do: 'pay', decorations: paid })}>
        {words.t('picture-perfect.board.do.pay', { n: count })}
      </Button>
    </>
  );
}
