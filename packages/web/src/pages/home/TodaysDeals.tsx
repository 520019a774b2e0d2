import { isRefusal } from '@parlour/kernel';
import type { DailyDeal, DailyDeals } from '@parlour/protocol';
import { cssVars } from '@parlour/ui/css-vars.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { Words } from '@parlour/words';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { serverApi } from '../../client/api/server-api.ts';
import { useRequest } from '../../client/api/useRequest.ts';
import { practiceDays, savePracticeDays } from '../daily/practice-days.ts';
import { useTimeLeft } from '../daily/useTimeLeft.ts';
import { accentOf, GAME_CATALOGUE, gameEntry } from './game-catalogue.ts';
import styles from './TodaysDeals.module.css';

/** The deals of today, and how long they last. Without a connection, the deals that can be practised. */
export function TodaysDeals() {
  const words = useWords();
  const { answer, again } = useRequest(serverApi.daily);
  const past = answer === null || isRefusal(answer) ? null : answer.past;
  useEffect(() => {
    if (past !== null) savePracticeDays(past);
  }, [past]);
  if (answer === null) return null;
  if (!isRefusal(answer)) return <Deals deals={answer} onDayOver={again} />;
  const games = answer.refused === 'unreachable' ? GAME_CATALOGUE.filter(({ id }) => practiceDays(id).length > 0) : [];
  if (games.length === 0) return null;
  return (
    <section className={styles.daily} aria-label={words.t('home.daily')}>
      <h2>{words.t('home.daily')}</h2>
      <ul>
        {games.map(({ id }) => (
          <Deal key={id} game={id} state={words.t('home.daily.practice')} />
        ))}
      </ul>
    </section>
  );
}

function Deals({ deals: { deals, msLeft }, onDayOver }: { readonly deals: DailyDeals; readonly onDayOver: () => void }) {
  const words = useWords();
  const time = useTimeLeft(msLeft, words, onDayOver);
  return (
    <section className={styles.daily} aria-label={words.t('home.daily')}>
      <h2>{words.t('home.daily')}</h2>
      <p>{words.t('home.daily.left', { time })}</p>
      <ul>
        {deals.map((deal) => (
          <Deal key={deal.game} game={deal.game} state={stateOf(deal, words)} streak={deal.streak} />
        ))}
      </ul>
    </section>
  );
}

function stateOf({ mine, players }: DailyDeal, words: Words): string {
  if (mine === null) return words.t('home.daily.play');
  if (!mine.ended) return words.t('home.daily.continue');
  return mine.result === null ? words.t('home.daily.ended') : words.t('home.daily.rank', { rank: mine.result.rank, players });
}

function Deal({ game, state, streak = 0 }: { readonly game: string; readonly state: string; readonly streak?: number }) {
  const words = useWords();
  const entry = gameEntry(game);
  if (entry === undefined) return null;
  return (
    <li style={cssVars({ '--accent': accentOf(entry) })}>
      <Link href={`/daily/${game}`} className={styles.deal}>
        <b>{words.t(`game.${entry.id}`)}</b>
        <em>{state}</em>
        {streak > 1 && <small>{words.t('home.daily.streak', { count: streak })}</small>}
      </Link>
    </li>
  );
}
