import { useAnnounced } from '@parlour/ui/announcer/useAnnounced.ts';
import { seatNames } from '@parlour/ui/board/seat-names.ts';
import { shortNameList } from '@parlour/words';
import { useEffect, useEffectEvent } from 'react';
import { fotomania, photosDue } from '../rules/index.ts';
import { isAdvance, moveOf } from './advance-draft.ts';
import { Aperture } from './art/Illustrations.tsx';
import type { HandProps } from './Hand.tsx';
import styles from './TurnControls.module.css';
import { takeOf, withCount } from './take-selection.ts';

const COUNTS = [1, 2, 3];

/** The current controls, to the right of the film: how many to take, or the shutter. */
export function TurnControls(props: HandProps) {
  const { view, legal, sealed, seat } = props;
  if (seat === null || seat !== props.whose) return null;
  if (view.phase === 'take' && view.turn === seat && (legal.length > 0 || sealed !== null)) return <Choose {...props} />;
  if (photosDue(view) > 0 && (legal.length > 0 || sealed !== null)) return <Shutter {...props} />;
  return null;
}

function Choose(props: HandProps) {
  const { view, words, seat, subject, onSubject, choose, legal } = props;
  const { end, count } = subject;
  const pickCount = (n: number) => onSubject(withCount(view, subject, n));
  useKeys((key) => {
    const n = Number(key);
    if (COUNTS.includes(n)) pickCount(n);
  });
  const chosen = end === null ? null : words.t('fotomania.board.take.end', { n: count, row: end.row + 1, side: end.side });
  useAnnounced(chosen === null ? null : words.t('fotomania.board.take.again', { label: chosen }));
  const possible = (n: number) => legal.some((move) => move.do === 'take' && move.count === n);
  const take = () => {
    if (end !== null && seat !== null && fotomania.check(view, seat, takeOf(subject, end)) === undefined) choose(takeOf(subject, end));
  };
  return (
    <div className={styles.choose} data-tutorial="count">
      <fieldset>
        <legend>{words.t('fotomania.board.count')}</legend>
        {COUNTS.map((n) => (
          <button
            key={n}
            type="button"
            aria-pressed={n === count}
            aria-keyshortcuts={String(n)}
            disabled={!possible(n)}
            onClick={() => pickCount(n)}
          >
            {n}
          </button>
        ))}
      </fieldset>
      {end === null ? (
        <p>{words.t('fotomania.board.take.hint')}</p>
      ) : (
        <button type="button" className={styles.take} onClick={take}>
          <b>{words.t('fotomania.board.take', { n: count })}</b>
          <small>{words.t('fotomania.board.take.from', { row: end.row + 1, side: end.side })}</small>
        </button>
      )}
    </div>
  );
}

function Shutter(props: HandProps) {
  const { view, words, draft, sealed, waiting, seat, players, choose, onWind } = props;
  const ready = isAdvance(draft) && !draft.held && sealed === null;
  const others = waiting.filter((other) => other !== seat);
  const hint =
    sealed !== null
      ? others.length > 0
        ? words.t('fotomania.board.shoot.waiting', { names: shortNameList(words, others.map(seatNames(players))) })
        : ''
      : ready
        ? words.t('fotomania.board.shoot.ready')
        : words.t(draft?.held ? 'fotomania.board.shoot.letGo' : 'fotomania.board.shoot.first');
  const shoot = () => {
    if (ready) choose(moveOf(draft));
  };
  return (
    <div className={styles.shutter} data-ready={ready} data-shot={sealed !== null}>
      <button type="button" aria-disabled={!ready} data-shutter data-tutorial="shutter" onClick={shoot}>
        <Aperture className={styles.aperture} />
        <span>
          <b>{words.t('fotomania.board.shoot', { n: photosDue(view) })}</b>
          <small>{hint}</small>
        </span>
      </button>
      {ready && (
        <button type="button" className={styles.undo} onClick={() => onWind(null)}>
          {words.t('fotomania.board.undo')}
        </button>
      )}
    </div>
  );
}

function useKeys(act: (key: string) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const typing = event.target instanceof HTMLElement && /^(?:input|textarea|select)$/i.test(event.target.tagName);
    if (!typing && !event.ctrlKey && !event.metaKey && !event.altKey) act(event.key);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
