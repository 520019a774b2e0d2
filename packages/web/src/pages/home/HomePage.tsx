import { isStorageAvailable } from '@parlour/ui/settings/storage-available.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useState } from 'react';
import { Footer } from './Footer.tsx';
import { GameCard } from './GameCard.tsx';
import { GAME_CATALOGUE } from './game-catalogue.ts';
import { Header } from './Header.tsx';
import styles from './HomePage.module.css';
import { JoinByCode } from './JoinByCode.tsx';
import { PlayWithPeople } from './PlayWithPeople.tsx';
import { PublicTables } from './PublicTables.tsx';
import { TodaysDeals } from './TodaysDeals.tsx';
import { useTableList } from './useTableList.ts';
import { WelcomeCard } from './WelcomeCard.tsx';
import { YourTables } from './YourTables.tsx';

export function HomePage() {
  const words = useWords();
  const { tables } = useTableList('public');
  const [watching, setWatching] = useState(false);
  const [forgetful] = useState(() => !isStorageAvailable());
  return (
    <div className={styles.home}>
      <title>Parlour</title>
      <Header />
      <main className={styles.main}>
        <WelcomeCard />
        <div className={styles.row}>
          <YourTables />
          <JoinByCode />
        </div>
        <section className={styles.games} aria-label={words.t('home.games')}>
          {GAME_CATALOGUE.map((entry) => (
            <GameCard key={entry.id} entry={entry} />
          ))}
        </section>
        <PlayWithPeople tables={tables} />
        <TodaysDeals />
        <PublicTables open={watching} listed={tables} />
        {forgetful && <p className={styles.forgetful}>{words.t('home.storageBlocked')}</p>}
      </main>
      <Footer onWatch={() => setWatching(true)} />
    </div>
  );
}
