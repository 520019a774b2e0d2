import { Button } from '@parlour/ui/Button.tsx';
import { useState } from 'react';
import { contentsOf, type GuestId } from '../rules/index.ts';
import { Actions } from './Actions.tsx';
import { AuctionOffer } from './AuctionOffer.tsx';
import { ExchangeCard } from './ExchangeCard.tsx';
import styles from './ExchangeScreen.module.css';
import type { ExchangeProps } from './exchange-props.ts';
import { MiddleEnvelopes } from './MiddleEnvelopes.tsx';
import { OpenEnvelope } from './OpenEnvelope.tsx';
import { Opponents } from './Opponents.tsx';
import { OwnEnvelopes } from './OwnEnvelopes.tsx';

/** The screen of an exchange: everyone with their envelopes. */
export function ExchangeScreen(given: ExchangeProps) {
  const { view, seat, tv, words, fullState } = given;
  const [inside, setInside] = useState<GuestId | null>(null);
  const props: ExchangeProps =
    fullState === undefined ? given : { ...given, inside, onLookInside: (guest) => setInside(guest === inside ? null : guest) };
  const near = tv ? null : seat;
  const openForAll = view.phase === 'reveal' || view.phase === 'read' ? view.open : null;
  const shown = fullState === undefined || inside === null ? openForAll : contentsOf(inside, fullState.envelopes[inside]);
  return (
    <div className={styles.hall} data-watching={near === null}>
      <Opponents {...props} />
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
        {shown === null && view.offer !== null && <AuctionOffer {...props} />}
        {shown === null && view.offer === null && <MiddleEnvelopes {...props} />}
      </div>
      {near !== null && <Actions {...props} whose={near} />}
      {near !== null && <OwnEnvelopes {...props} whose={near} />}
    </div>
  );
}
