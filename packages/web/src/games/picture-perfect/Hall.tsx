import { Actions } from './Actions.tsx';
import { ExchangeCard } from './ExchangeCard.tsx';
import styles from './Hall.module.css';
import type { HallProps } from './hall.ts';
import { Middle } from './Middle.tsx';
import { Mine } from './Mine.tsx';
import { OpenEnvelope } from './OpenEnvelope.tsx';
import { People } from './People.tsx';
import { Spotlight } from './Spotlight.tsx';

/** The hall with everyone in it: where envelopes change hands. */
export function Hall(props: HallProps) {
  const { view, seat, tv, words } = props;
  const near = tv ? null : seat;
  const shown = view.phase === 'reveal' || view.phase === 'read' ? view.open : null;
  return (
    <div className={styles.hall} data-watching={near === null}>
      <People {...props} />
      <ExchangeCard {...props} />
      <div className={styles.sideboard}>
        {shown !== null && <OpenEnvelope key={shown.guest} contents={shown} words={words} />}
        {shown === null && view.offer !== null && <Spotlight {...props} />}
        {shown === null && view.offer === null && <Middle {...props} />}
      </div>
      {near !== null && <Actions {...props} whose={near} />}
      {near !== null && <Mine {...props} whose={near} />}
    </div>
  );
}
