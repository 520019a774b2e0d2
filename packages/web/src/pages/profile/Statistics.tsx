import type { GameStatistics, LadderPosition, ProfileData } from '@parlour/protocol';
import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { MessageKey, Words } from '@parlour/words';
import { Link } from 'wouter';
import { PageSection } from '../../app/Page.tsx';
import { Badges } from './Badges.tsx';
import { Form } from './Form.tsx';
import { formatNumber } from './format.ts';
import { MemoryCurve } from './MemoryCurve.tsx';
import styles from './Statistics.module.css';

type StatisticsProps = Pick<ProfileData, 'statistics' | 'coPlayers'>;

export function Statistics({ statistics, coPlayers }: StatisticsProps) {
  const words = useWords('profile');
  return (
    <PageSection title={words.t('stats.title')} wide>
      {statistics.length === 0 && <p>{words.t('stats.none')}</p>}
      <div className={styles.games}>
        {statistics.map((each) => (
          <OfGame key={each.game} {...each} words={words} />
        ))}
      </div>
      {coPlayers.length > 0 && (
        <>
          <h3 className={styles.title}>{words.t('stats.coPlayers')}</h3>
          <ul className={styles.companions}>
            {coPlayers.map(({ name, avatar, games, ahead, behind }, index) => (
              // Two co-players may share a name and an avatar.
              <li key={`${index} ${name}`}>
                <Avatar avatar={avatar} />
                <span>
                  <b>{name}</b>
                  <small>{words.t('stats.together', { count: games })}</small>
                  <small>{words.t('stats.headToHead', { ahead, behind })}</small>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </PageSection>
  );
}

function OfGame({ words, ...statistics }: GameStatistics & { readonly words: Words }) {
  const { game, games, wins, averageScore, averagePlace, rating, memory } = statistics;
  const number = (value: number) => formatNumber(words.language, value);
  const rows: readonly (readonly [MessageKey, string])[] = [
    ['stats.games', number(games)],
    ['stats.wins', number(wins)],
    ['stats.place', number(averagePlace)],
    ['stats.score', number(averageScore)],
  ];
  return (
    <article className={styles.game} data-game={game}>
      <h3>{words.t(`game.${game}` as MessageKey)}</h3>
      <dl>
        {rows.map(([key, value]) => (
          <div key={key}>
            <dt>{words.t(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Link href={`/ladder/${game}`} className={styles.ladder}>
        {words.t('stats.rating')}
        {': '}
        {rating === null ? words.t('stats.unrated') : ladderPosition(words, rating)}
      </Link>
      <Form {...statistics} />
      <Badges {...statistics} />
      {memory !== null && <MemoryCurve game={game} points={memory} />}
    </article>
  );
}

function ladderPosition(words: Words, { place, points }: LadderPosition): string {
  return place === null ? words.t('stats.provisional', { points }) : words.t('stats.ladderPosition', { place, points });
}
