import { hasTutorial, POSTERS } from '@parlour/games/boards-catalogue';
import type { Refusal } from '@parlour/kernel';
import { Icon } from '@parlour/ui/art/Icon.tsx';
import buttons from '@parlour/ui/Button.module.css';
import { Button } from '@parlour/ui/Button.tsx';
import { cssVars } from '@parlour/ui/css-vars.ts';
import { showRefusal } from '@parlour/ui/show-refusal.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { MessageKey } from '@parlour/words';
import { useState } from 'react';
import { Link } from 'wouter';
import { BotGameDialog } from './BotGameDialog.tsx';
import styles from './GameCard.module.css';
import { accentOf, type GameEntry, posterPositionOf } from './game-catalogue.ts';
import { openPrivateTable, playWithBots } from './start-game.ts';

export function GameCard({ entry }: { readonly entry: GameEntry }) {
  const words = useWords();
  const style = cssVars({ '--accent': accentOf(entry), '--poster-position': posterPositionOf(entry) });
  return (
    <article className={styles.card} style={style}>
      <div className={styles.arch}>
        <img className={styles.poster} src={POSTERS[entry.id]} alt="" />
        <i className={styles.gloss} />
      </div>
      <div className={styles.plate}>
        <h2>{words.t(`game.${entry.id}`)}</h2>
        <p className={styles.meta}>
          <span>
            <Icon name="people" />
            <b>
              {entry.seats.min}–{entry.seats.max}
            </b>
            <span className="visually-hidden">{words.t('home.players')}</span>
          </span>
          <i />
          <span>
            <Icon name="time" />
            <b>{words.t('home.minutes', { minutes: entry.minutes })}</b>
          </span>
        </p>
        <p className={styles.line}>{words.t(`game.${entry.id}.line`)}</p>
        <PlayButtons entry={entry} />
      </div>
    </article>
  );
}

function PlayButtons({ entry }: { readonly entry: GameEntry }) {
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const go = async (way: (entry: GameEntry) => Promise<Refusal | undefined>) => {
    setBusy(true);
    const refusal = await way(entry);
    setBusy(false);
    if (refusal !== undefined) showRefusal(words, refusal);
  };
  /** Each game has these buttons: its name tells them apart. */
  const named = (key: MessageKey) => `${words.t(key)}: ${words.t(`game.${entry.id}` as MessageKey)}`;
  return (
    <div className={styles.ways}>
      <Button icon="bot" aria-label={named('home.bots')} disabled={busy} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {words.t('home.bots')}
      </Button>
      <Button look="outline" icon="invite" aria-label={named('home.invite')} disabled={busy} onClick={() => void go(openPrivateTable)}>
        {words.t('home.invite')}
      </Button>
      {asking && (
        <BotGameDialog entry={entry} onStart={(choice) => void go(() => playWithBots(entry, choice))} onClose={() => setAsking(false)} />
      )}
      {hasTutorial(entry.id) && (
        <Link
          href={`/tutorial/${entry.id}`}
          className={`${buttons.button} ${buttons.outline} ${styles.learn}`}
          aria-label={named('home.learn')}
          title={words.t('home.learn')}
        >
          ?
        </Link>
      )}
    </div>
  );
}
