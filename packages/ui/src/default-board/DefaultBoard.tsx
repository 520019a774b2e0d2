import type { Game, GameTypes } from '@parlour/kernel';
import { defaultEventText, defaultMoveLabel, type Naming, type ViewFact, viewFacts } from '@parlour/words';
import { useEffect, useRef } from 'react';
import { Button } from '../Button.tsx';
import type { BoardProps } from '../board/game-ui.ts';
import { ignoreDoubleClick } from '../ignore-double-click.ts';
import { useLayout } from '../seats/useLayout.ts';
import styles from './DefaultBoard.module.css';
import { DefaultPlayers } from './DefaultPlayers.tsx';
import { useEventLog } from './useEventLog.ts';

interface DefaultBoardProps extends BoardProps<GameTypes> {
  readonly game: Game<GameTypes>;
  readonly naming: Naming;
  readonly isLasting: boolean;
}

/** A board for any game, from its view, its events and its legal moves. */
export function DefaultBoard(props: DefaultBoardProps) {
  const { game, naming, view, players, words, tv, seat } = props;
  const layout = useLayout(tv);
  const { shared, own, ofSeats } = viewFacts(naming, view, players.length, game.privateKeys);
  return (
    <div className={styles.board} data-layout={layout} data-playing={seat !== null && !tv}>
      <DefaultPlayers {...props} facts={ofSeats} />
      {shared.length + own.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard
        <div className={styles.facts} role="group" aria-label={words.t('default.facts')} tabIndex={0}>
          <Facts title={words.t('default.table')} facts={shared} />
          <Facts title={words.t('default.own')} facts={own} />
        </div>
      )}
      <Log {...props} />
      {seat !== null && !tv && <Moves {...props} />}
    </div>
  );
}

function Facts({ title, facts }: { readonly title: string; readonly facts: readonly ViewFact[] }) {
  if (facts.length === 0) return null;
  return (
    <section className={styles.pane} aria-label={title}>
      <h2>{title}</h2>
      <dl>
        {facts.map(({ key, label, text }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The newest line is at the end and visible. */
function Log({ naming, stepEvents, seat, words, isLasting }: DefaultBoardProps) {
  const events = useEventLog(stepEvents, isLasting);
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    page.current?.scrollTo({ top: page.current.scrollHeight });
  }, [events]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard
    <section ref={page} className={`${styles.pane} ${styles.log}`} aria-label={words.t('log.title')} tabIndex={0}>
      <h2>{words.t('log.title')}</h2>
      {events.length === 0 ? (
        <p>{words.t('log.none')}</p>
      ) : (
        <ol>
          {events.map((event, index) => (
            <li key={index}>{defaultEventText(naming, event, seat)}</li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Moves({ naming, legal, sealed, choose, words }: DefaultBoardProps) {
  return (
    <section
      className={styles.moves}
      aria-label={words.t('default.moves')}
      data-decision={legal.length > 0 || undefined}
      data-tutorial="moves"
    >
      {sealed !== null && <p>{words.t('default.sealed', { move: defaultMoveLabel(naming, sealed) })}</p>}
      {legal.map((move) => (
        <Button key={JSON.stringify(move)} onClick={ignoreDoubleClick(() => choose(move))}>
          {defaultMoveLabel(naming, move)}
        </Button>
      ))}
    </section>
  );
}
