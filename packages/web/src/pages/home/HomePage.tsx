import { keepsThings } from '@parlour/ui/settings/storage-available.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useState } from 'react';
import { Foot } from './Footer.tsx';
import { DoorCard } from './GameCard.tsx';
import { DOORS } from './game-catalogue.ts';
import { Header } from './Header.tsx';
import styles from './HomePage.module.css';
import { JoinByCode } from './JoinByCode.tsx';
import { PublicTables } from './PublicTables.tsx';
import { YourTurn } from './YourTables.tsx';

export function Home() {
  const words = useWords();
  const [watching, setWatching] = useState(false);
  const [forgetful] = useState(() => !keepsThings());
  return (
    <div className={styles.home}>
      <title>Parlour</title>
      <Header />
      <main className={styles.main}>
        <div className={styles.row}>
          <YourTurn />
          <JoinByCode />
        </div>
        <section className={styles.doors} aria-label={words.t('home.doors')}>
          {DOORS.map((door) => (
            <DoorCard key={door.id} door={door} />
          ))}
        </section>
        <PublicTables open={watching} />
        {forgetful && <p className={styles.forgetful}>{words.t('home.forgetful')}</p>}
      </main>
      <Foot onWatch={() => setWatching(true)} />
    </div>
  );
}
