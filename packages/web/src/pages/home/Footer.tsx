import { showRefusal } from '@parlour/ui/show-refusal.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { MessageKey } from '@parlour/words';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { SettingsDialog } from '../../settings/SettingsDialog.tsx';
import { ChooseGameDialog } from './ChooseGameDialog.tsx';
import styles from './Footer.module.css';
import type { GameEntry } from './game-catalogue.ts';
import { openSharedScreenTable } from './start-game.ts';

interface Way {
  readonly name: MessageKey;
  readonly into: (entry: GameEntry) => void;
}

/** The other ways to start. */
export function Footer({ onWatch }: { readonly onWatch: () => void }) {
  const words = useWords();
  const [, go] = useLocation();
  const [settings, setSettings] = useState(false);
  const [way, setWay] = useState<Way | null>(null);
  const party = async (entry: GameEntry) => {
    const refusal = await openSharedScreenTable(entry);
    if (refusal !== undefined) showRefusal(words, refusal);
  };
  const choosing = (name: MessageKey, into: Way['into']) => (
    <button type="button" aria-haspopup="dialog" onClick={() => setWay({ name, into })}>
      {words.t(name)}
    </button>
  );
  return (
    <footer className={styles.foot}>
      {choosing('home.oneDevice', ({ id }) => go(`/local/${id}`))}
      {choosing('home.sharedScreen', (entry) => void party(entry))}
      <button type="button" onClick={onWatch}>
        {words.t('home.watchTable')}
      </button>
      <button type="button" onClick={() => go('/replay')}>
        {words.t('home.replays')}
      </button>
      {choosing('home.howTo', ({ id }) => go(`/rules/${id}`))}
      <button type="button" aria-haspopup="dialog" onClick={() => setSettings(true)}>
        {words.t('settings.title')}
      </button>
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
      {way !== null && (
        <ChooseGameDialog
          way={words.t(way.name)}
          onChoose={(entry) => {
            setWay(null);
            way.into(entry);
          }}
          onClose={() => setWay(null)}
        />
      )}
    </footer>
  );
}
