import { isRefusal } from '@parlour/kernel';
import type { TableSummary } from '@parlour/protocol';
import { ConfirmButton } from '@parlour/ui/ConfirmButton.tsx';
import { showRefusal } from '@parlour/ui/show-refusal.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { shortNameList } from '@parlour/words';
import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '../../app/links.tsx';
import { serverApi } from '../../client/api/server-api.ts';
import { isBotTable, tidyBotTables } from './bot-tables.ts';
import { gameEntry } from './game-catalogue.ts';
import { useTableList } from './useTableList.ts';
import styles from './YourTables.module.css';

const TurnNotifications = lazy(() =>
  import('../../client/push/TurnNotifications.tsx').then((part) => ({ default: part.TurnNotifications })),
);

/** The table that waits for you, a friend's invitation, or an unfinished match; and all the others. Nothing when there is none. */
export function YourTables() {
  const words = useWords();
  const { tables, look } = useTableList('mine');
  useEffect(() => {
    void tidyBotTables(tables).then((tidied) => (tidied ? look() : undefined));
  }, [tables, look]);
  const mine = tables.filter((table) => table.phase !== 'over');
  const [table, ...others] = mine.toSorted(compareTables);
  if (table === undefined) return null;
  return (
    <div className={styles.tables}>
      <Ticket key={table.code} table={table} onLeft={look} />
      {others.length > 0 && (
        <details className={styles.more} open={others.some((each) => each.yourTurn && each.correspondence)}>
          <summary>{words.t('home.more')}</summary>
          <ul>
            {others.map((each) => (
              <li key={each.code}>
                <Link href={`/t/${each.code}`}>
                  {each.yourTurn && !isBotTable(each) && <b>{words.t('home.yourTurn')}</b>}{' '}
                  {each.daily !== undefined && <b>{words.t('home.dailyTable')}</b>} {isBotTable(each) && <b>{words.t('home.botTable')}</b>}{' '}
                  {describe(each, words)} {timeLeft(each, words)}
                </Link>
                <Leave table={each} onLeft={look} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {mine.some((each) => each.correspondence) && (
        <Suspense>
          <TurnNotifications />
        </Suspense>
      )}
    </div>
  );
}

/** The person's own turn first, the least time left before others; then invitations. */
function compareTables(one: TableSummary, other: TableSummary): number {
  return rank(one) - rank(other) || (one.msLeft ?? 0) - (other.msLeft ?? 0);
}

function rank(table: TableSummary): number {
  if (table.invitedBy !== undefined) return 0;
  return (isBotTable(table) ? 3 : 1) + (table.yourTurn ? 0 : 1);
}

interface OneTable {
  readonly table: TableSummary;
  readonly onLeft: () => Promise<void>;
}

/** Leaves an unwanted match. In a running match a bot takes the seat. */
function Leave({ table, onLeft }: OneTable) {
  const words = useWords();
  if (table.invitedBy !== undefined) return null;
  const leave = async () => {
    const answer = await serverApi.leaveTable(table.code);
    if (isRefusal(answer)) showRefusal(words, answer);
    await onLeft();
  };
  return (
    <ConfirmButton
      icon="close"
      className={styles.leave}
      aria-label={words.t('home.leave', { table: describe(table, words) })}
      sure={words.t('home.leave.sure')}
      onSure={() => void leave()}
    />
  );
}

function Ticket({ table, onLeft }: OneTable) {
  const words = useWords();
  const kind = kindOf(table, words);
  return (
    <section className={styles.ticket} aria-label={kind}>
      <Seal />
      <div className={styles.text}>
        <div className={styles.kind}>{kind}</div>
        <div className={styles.what}>{describe(table, words)}</div>
        <div className={styles.left}>{timeLeft(table, words)}</div>
      </div>
      <ButtonLink href={`/t/${table.code}`} look="red" iconAfter="arrow" className={styles.go}>
        {words.t('home.takeSeat')}
      </ButtonLink>
      <Leave table={table} onLeft={onLeft} />
    </section>
  );
}

function kindOf(table: TableSummary, words: ReturnType<typeof useWords>): string {
  if (table.invitedBy !== undefined) return words.t('home.invitedBy', { name: table.invitedBy });
  if (table.daily !== undefined) return words.t('home.dailyTable');
  if (isBotTable(table)) return words.t('home.botTable');
  return words.t(table.yourTurn ? 'home.yourTurn' : 'home.yourTable');
}

function describe(table: TableSummary, words: ReturnType<typeof useWords>): string {
  const entry = gameEntry(table.game);
  const game = entry === undefined ? '' : words.t(`game.${entry.id}`);
  return words.t('home.tableWith', { game, names: shortNameList(words, table.names) });
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a correspondence match still waits for the person's move. */
function timeLeft({ yourTurn, msLeft }: TableSummary, words: ReturnType<typeof useWords>): string {
  if (!yourTurn || msLeft === null) return '';
  if (msLeft < 2 * HOUR_MS) return words.t('home.left.minutes', { count: Math.ceil(msLeft / MINUTE_MS) });
  if (msLeft < 2 * DAY_MS) return words.t('home.left.hours', { count: Math.floor(msLeft / HOUR_MS) });
  return words.t('home.left.days', { count: Math.floor(msLeft / DAY_MS) });
}

function Seal() {
  return (
    <svg className={styles.seal} viewBox="0 0 48 48" aria-hidden="true">
      <path d="M24 2l5 4 6-1 3 6 6 3-1 6 4 5-4 5 1 6-6 3-3 6-6-1-5 4-5-4-6 1-3-6-6-3 1-6-4-5 4-5-1-6 6-3 3-6 6 1Z" fill="#b8362a" />
      <circle cx="24" cy="24" r="15" fill="#cf4a3b" stroke="#8e2218" strokeWidth="1.5" />
      <path d="M14 21h10v-6l11 9-11 9v-6H14l3-3Z" fill="#fff4e2" />
    </svg>
  );
}
