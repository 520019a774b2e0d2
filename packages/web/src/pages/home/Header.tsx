import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { Icon } from '@parlour/ui/art/Icon.tsx';
import { Wordmark } from '@parlour/ui/art/Wordmark.tsx';
import { changeSettings } from '@parlour/ui/settings/settings.ts';
import { useSettings } from '@parlour/ui/settings/useSettings.ts';
import { toast } from '@parlour/ui/toasts.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { isLanguage, LANGUAGE_INFO, LANGUAGES } from '@parlour/words';
import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { identityStore, securityNewsStore } from '../../client/identity.ts';
import { NameDialog } from '../profile/NameDialog.tsx';
import { GAME_CATALOGUE } from './game-catalogue.ts';
import styles from './Header.module.css';

/** How long a message about the identity stays on the screen. */
const NEWS_MS = 20_000;

export function Header() {
  const words = useWords();
  return (
    <header className={styles.header}>
      <LanguageMenu />
      <div className={styles.brand}>
        <h1>
          <Wordmark />
        </h1>
        <p>{words.t('home.motto', { count: GAME_CATALOGUE.length })}</p>
      </div>
      <MeChip />
    </header>
  );
}

function LanguageMenu() {
  const words = useWords();
  const { language } = useSettings();
  return (
    <span className={`${styles.chip} ${styles.language}`}>
      <Icon name="globe" />
      <span className={styles.short} aria-hidden="true" lang={language} translate="no">
        {LANGUAGE_INFO[language].name.replace(/ \(.*/, '')}
      </span>
      <select
        aria-label={words.t('settings.language')}
        value={language}
        onChange={({ target }) => {
          if (isLanguage(target.value)) {
            const chosen = target.value;
            startTransition(() => changeSettings({ language: chosen }));
          }
        }}
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {LANGUAGE_INFO[each].name}
          </option>
        ))}
      </select>
      <Icon name="chev" />
    </span>
  );
}

function MeChip() {
  const words = useWords();
  const { name, avatar } = useStore(identityStore);
  const [open, setOpen] = useState(false);
  const news = useStore(securityNewsStore);
  const [, go] = useLocation();
  useEffect(() => {
    if (news) toast(words.t('devices.news'), { label: words.t('devices.look'), run: () => go('/profile') }, NEWS_MS);
  }, [news, words, go]);
  return (
    <>
      <button type="button" className={`${styles.chip} ${styles.me}`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Avatar avatar={avatar} className={styles.face} />
        <span>
          <small>{words.t('home.playingAs')}</small>
          {name}
        </span>
        <Icon name="chev" />
      </button>
      {open && <NameDialog onClose={() => setOpen(false)} />}
    </>
  );
}
