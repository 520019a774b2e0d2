import { Button } from '@parlour/ui/Button.tsx';
import { useState } from 'react';
import { contentsOf, type GuestId } from '../rules/index.ts';
import { Actions } from './Actions.tsx';
import { Spotlight } from './AuctionOffer.tsx';
import { ExchangeCard } from './ExchangeCard.tsx';
import styles from './ExchangeScreen.module.css';
import type { HallProps } from './exchange-props.ts';
import { Middle } from './MiddleEnvelopes.tsx';
import { OpenEnvelope } from './OpenEnvelope.tsx';
import { People } from './Opponents.tsx';
import { Mine } from './OwnEnvelopes.tsx';

/** The hall with everyone in it: where envelopes change hands. */
export function Hall(given: HallProps) {
  const { view, seat, tv, words, truth } = given;
  const [inside, setInside] = useState<GuestId | null>(null);
  const props: HallProps =
    truth === undefined ? given : { ...given, inside, onLookInside: (guest) => setInside(guest === inside ? null : guest) };
  const near = tv ? null : seat;
  const openForAll = view.phase === 'reveal' || view.phase === 'read' ? view.open : null;
  const shown = truth === undefined || inside === null ? openForAll : contentsOf(inside, truth.envelopes[inside]);
  return (
    <div className={styles.hall} data-watching={near === null}>
      <People {...props} />
      <ExchangeCard {...props} />
      <div className={styles.sideboard}>
        {shown !== null && (
          <OpenEnvelope key={shown.guest} contents={shown} words={words}>
            {shown !== openForAll && (
              <Button look="quiet" icon="close" className={styles.close} onClick={() => setInside(null)}>
                {words.t('dialog.close')}
              </Button>
            )}
          </OpenEnvelope>
        )}
        {shown === null && view.offer !== null && <Spotlight {...props} />}
        {shown === null && view.offer === null && <Middle {...props} />}
      </div>
      {near !== null && <Actions {...props} whose={near} />}
      {near !== null && <Mine {...props} whose={near} />}
    </div>
  );
}
