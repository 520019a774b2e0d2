import type { TableSummary } from '@parlour/protocol';
import { Icon } from '@parlour/ui/art/Icon.tsx';
import { Button } from '@parlour/ui/Button.tsx';
import { showRefusal } from '@parlour/ui/show-refusal.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { shortNameList } from '@parlour/words';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { ChooseGameDialog } from './ChooseGameDialog.tsx';
import { type GameEntry, gameEntry } from './game-catalogue.ts';
import styles from './PublicTables.module.css';
import { openPublicTable } from './start-game.ts';

interface PublicTablesProps {
  readonly open: boolean;
  readonly listed: readonly TableSummary[];
}

/** Tables anyone may join or watch. Hidden while there are none, unless the person asked to watch. */
export function PublicTables({ open, listed }: PublicTablesProps) {
  const words = useWords();
  const tables = listed.filter((table) => table.phase !== 'over');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (open) heading.current?.focus();
  }, [open]);
  if (tables.length === 0 && !open) return null;
  return (
    <section className={styles.tables}>
      <h2 ref={heading} tabIndex={-1}>
        {words.t('home.public')}
      </h2>
      {tables.length === 0 && <p className={styles.none}>{words.t('home.publicNone')}</p>}
      <OpenTable />
      <ul>
        {tables.map(({ code, game, names, maxSeats, phase }) => {
          const entry = gameEntry(game);
          return (
            <li key={code}>
              <Link href={`/t/${code}`} className={styles.table}>
                <Icon name={phase === 'lobby' ? 'people' : 'eye'} />
                <span>
                  <b>{entry && words.t(`game.${entry.id}`)}</b>
                  <small>{shortNameList(words, names)}</small>
                </span>
                <em>{phase === 'lobby' ? words.t('home.seatsTaken', { taken: names.length, seats: maxSeats }) : words.t('home.watch')}</em>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Opens a public table. */
function OpenTable() {
  const words = useWords();
  const [choosing, setChoosing] = useState(false);
  const open = async (entry: GameEntry) => {
    setChoosing(false);
    const refusal = await openPublicTable(entry);
    if (refusal !== undefined) showRefusal(words, refusal);
  };
  return (
    <>
      <Button look="quiet" icon="plus" className={styles.open} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        {words.t('home.openTable')}
      </Button>
      {choosing && (
        <ChooseGameDialog way={words.t('home.openTable')} onChoose={(entry) => void open(entry)} onClose={() => setChoosing(false)} />
      )}
    </>
  );
}
