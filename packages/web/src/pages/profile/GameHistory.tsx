import { isRefusal } from '@parlour/kernel';
import type { PlayedGame } from '@parlour/protocol';
import { Icon } from '@parlour/ui/art/Icon.tsx';
import { Button } from '@parlour/ui/Button.tsx';
import { showRefusal } from '@parlour/ui/show-refusal.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { MessageKey, Words } from '@parlour/words';
import { useState } from 'react';
import { RoundLink } from '../../app/links.tsx';
import { PageSection } from '../../app/Page.tsx';
import { serverApi } from '../../client/api/server-api.ts';
import { formatChange, formatDate } from './format.ts';
import styles from './GameHistory.module.css';

/** The server's page size: fewer mean that there are no more. */
const AT_ONCE = 20;

export function GameHistory({ games }: { readonly games: readonly PlayedGame[] }) {
  const words = useWords('profile');
  const [earlier, setEarlier] = useState<readonly PlayedGame[]>([]);
  const [more, setMore] = useState(games.length === AT_ONCE);
  const all = [...games, ...earlier];
  const look = async () => {
    const found = await serverApi.gamesBefore(all.at(-1)?.at ?? 0);
    if (isRefusal(found)) return showRefusal(words, found);
    setEarlier([...earlier, ...found]);
    setMore(found.length === AT_ONCE);
  };
  return (
    <PageSection title={words.t('history.title')} wide>
      {all.length === 0 && <p>{words.t('stats.none')}</p>}
      <ol className={styles.games}>
        {all.map((game) => (
          <Row key={game.match} game={game} words={words} />
        ))}
      </ol>
      {more && (
        <Button look="quiet" icon="chev" className={styles.more} onClick={() => void look()}>
          {words.t('history.more')}
        </Button>
      )}
    </PageSection>
  );
}

function Row({ game, words }: { readonly game: PlayedGame; readonly words: Words }) {
  const { match, at, seat, players, place, left, points } = game;
  const title = words.t(`game.${game.game}` as MessageKey);
  const date = formatDate(words.language, at);
  const others = players.filter((_, index) => index !== seat).map(({ name }) => (name === '' ? words.t('player.deleted') : name));
  const result = left
    ? words.t('history.left')
    : place === 1
      ? words.t('history.won')
      : words.t('history.place', { place, seats: players.length });
  return (
    <li>
      <span className={styles.what}>
        <b>{title}</b>
        <small>
          {date}
          {' · '}
          {words.t('history.with', { names: words.list(others) })}
        </small>
      </span>
      <span className={styles.result} data-won={place === 1 && !left}>
        {place === 1 && !left && <Icon name="crown" />}
        {result}
        {points !== null && (
          <small>{words.t('history.points', { change: formatChange(words.language, points.after - points.before) })}</small>
        )}
      </span>
      <RoundLink href={`/replay/${match}`} icon="film" label={words.t('history.replay', { game: title, date })} />
    </li>
  );
}
