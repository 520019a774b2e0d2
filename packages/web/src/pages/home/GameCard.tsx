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

export function GameCard({ door }: { readonly door: GameEntry }) {
  const words = useWords();
  const style = cssVars({ '--accent': accentOf(door), '--poster-position': posterPositionOf(door) });
  return (
    <article className={styles.door} style={style}>
      <div className={styles.arch}>
        <img className={styles.poster} src={POSTERS[door.id]} alt="" />
        <i className={styles.gloss} />
      </div>
      <div className={styles.plate}>
        <h2>{words.t(`game.${door.id}`)}</h2>
        <p className={styles.meta}>
          <span>
            <Icon name="people" />
            <b>
              {door.seats.min}–{door.seats.max}
            </b>
            <span className="visually-hidden">{words.t('home.players')}</span>
          </span>
          <i />
          <span>
            <Icon name="time" />
            <b>{words.t('home.minutes', { minutes: door.minutes })}</b>
          </span>
        </p>
        <p className={styles.line}>{words.t(`game.${door.id}.line`)}</p>
        <Ways door={door} />
      </div>
    </article>
  );
}

function Ways({ door }: { readonly door: GameEntry }) {
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const go = async (way: (door: GameEntry) => Promise<Refusal | undefined>) => {
    setBusy(true);
    const refusal = await way(door);
    setBusy(false);
    if (refusal !== undefined) showRefusal(words, refusal);
  };
  /** Each game has these buttons: its name tells them apart. */
  const named = (key: MessageKey) => `${words.t(key)}: ${words.t(`game.${door.id}` as MessageKey)}`;
  return (
    <div className={styles.ways}>
      <Button icon="bot" aria-label={named('home.bots')} disabled={busy} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {words.t('home.bots')}
      </Button>
      <Button look="outline" icon="invite" aria-label={named('home.invite')} disabled={busy} onClick={() => void go(openPrivateTable)}>
        {words.t('home.invite')}
      </Button>
      {asking && (
        <BotGameDialog entry={door} onStart={(choice) => void go(() => playWithBots(door, choice))} onClose={() => setAsking(false)} />
      )}
      {hasTutorial(door.id) && (
        <Link
          href={`/tutorial/${door.id}`}
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
