import { isRefusal } from '@parlour/kernel';
import { FILL_SECONDS, type FillSeconds, type TableSummary } from '@parlour/protocol';
import { Announced } from '@parlour/ui/announcer/Announced.tsx';
import { Button } from '@parlour/ui/Button.tsx';
import { preferredTempo, settingsStore } from '@parlour/ui/settings/settings.ts';
import { showRefusal } from '@parlour/ui/show-refusal.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { serverApi } from '../../client/api/server-api.ts';
import { syncIdentity } from '../../client/identity.ts';
import { ChoiceField } from '../../settings/ChoiceField.tsx';
import { choiceOptions } from '../../settings/choice-options.ts';
import { GAME_CATALOGUE } from './game-catalogue.ts';
import styles from './PlayWithPeople.module.css';
import { type QuickChoice, rememberedQuickChoice, rememberQuickChoice } from './quick-choice.ts';

/** One tap to a seat at a table with people, in any of the chosen games. */
export function PlayWithPeople({ tables }: { readonly tables: readonly TableSummary[] }) {
  const words = useWords();
  const [, go] = useLocation();
  const [choice, setChoice] = useState(rememberedQuickChoice);
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<QuickChoice>) => {
    const next = { ...choice, ...part };
    setChoice(next);
    rememberQuickChoice(next);
  };
  const toggle = (game: string) => {
    const games = choice.games.includes(game) ? choice.games.filter((each) => each !== game) : [...choice.games, game];
    if (games.length > 0) change({ games });
  };
  const play = async () => {
    setBusy(true);
    await syncIdentity();
    const tempo = preferredTempo(settingsStore.getState());
    const found = await serverApi.quickTable({ ...choice, tempo });
    setBusy(false);
    if (isRefusal(found)) showRefusal(words, found);
    else go(`/t/${found.code}?sit=${choice.games.join(',')}`);
  };
  const waiting = countWaiting(tables, choice.games);
  return (
    <section className={styles.people} aria-label={words.t('home.people')}>
      <Button look="red" icon="people" disabled={busy} onClick={() => void play()}>
        {words.t('home.people')}
      </Button>
      <Announced className={styles.waiting}>{words.t('home.people.waiting', { count: waiting })}</Announced>
      <details className={styles.choices}>
        <summary>{words.t('home.people.choose')}</summary>
        <div className={styles.games} role="group" aria-label={words.t('home.games')}>
          {GAME_CATALOGUE.map(({ id }) => (
            <button key={id} type="button" aria-pressed={choice.games.includes(id)} onClick={() => toggle(id)}>
              {words.t(`game.${id}`)}
            </button>
          ))}
        </div>
        <ChoiceField
          label={words.t('home.people.fill')}
          value={String(choice.fillSeconds)}
          options={choiceOptions(FILL_SECONDS, (seconds) => words.t(`home.people.fill.${seconds}`))}
          onChoose={(seconds) => change({ fillSeconds: Number(seconds) as FillSeconds })}
        />
      </details>
    </section>
  );
}

/** How many people sit in lobbies of these games. */
const countWaiting = (tables: readonly TableSummary[], games: readonly string[]): number =>
  tables
    .filter(({ phase, game, otherGames = [] }) => phase === 'lobby' && [game, ...otherGames].some((each) => games.includes(each)))
    .reduce((sum, { people }) => sum + people, 0);
