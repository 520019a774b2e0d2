import type { TableInfo } from '@parlour/protocol';
import { Announced } from '@parlour/ui/announcer/Announced.tsx';
import { Button } from '@parlour/ui/Button.tsx';
import { ignoreDoubleClick } from '@parlour/ui/ignore-double-click.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useEffect, useState } from 'react';
import type { TableClient } from '../../../client/table/table-client.ts';
import { defaultBotCount, gameEntry } from '../../home/game-catalogue.ts';
import styles from './Lobby.module.css';

interface WaitingProps {
  readonly client: TableClient;
  readonly table: TableInfo;
  readonly host: boolean;
}

/** At a table that was opened for people: when bots take the free seats, and how to play with them at once. */
export function WaitingForPeople({ client, table, host }: WaitingProps) {
  const words = useWords('lobby', 'home');
  const seconds = useSeconds(table.fillMs ?? 0);
  const entry = gameEntry(table.game);
  if (table.fillMs === undefined || entry === undefined) return null;
  const others = (table.otherGames ?? []).flatMap((id) => gameEntry(id) ?? []);
  const alone = table.seats.length === 1;
  const missing = defaultBotCount(entry) + 1 - table.seats.length;
  const playNow = () => {
    for (let bot = 0; bot < missing; bot++) client.send({ type: 'add-bot', level: 'normal' });
    client.send({ type: 'start' });
  };
  return (
    <div className={styles.begin}>
      <Announced>{words.t(alone ? 'lobby.fill.alone' : 'lobby.fill.together')}</Announced>
      {others.length > 0 && <p>{words.t('lobby.fill.games', { games: words.list(others.map(({ id }) => words.t(`game.${id}`))) })}</p>}
      <p>{words.t('lobby.fill.left', { seconds })}</p>
      {host && (
        <Button look="red" icon="bot" onClick={ignoreDoubleClick(playNow)}>
          {words.t('lobby.fill.now')}
        </Button>
      )}
    </div>
  );
}

/** Counts down from what the table said last. */
function useSeconds(ms: number): number {
  const [left, setLeft] = useState(ms);
  useEffect(() => {
    const end = performance.now() + ms;
    const look = () => setLeft(Math.max(0, end - performance.now()));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [ms]);
  return Math.ceil(left / 1000);
}
