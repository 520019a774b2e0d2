import { useState } from 'react';
import { Link } from 'wouter';
import { SettingsDialog } from '../settings/SettingsDialog.tsx';
import { tellRefusal } from '../ui/refusals.ts';
import { useWords } from '../words/words.ts';
import { DOORS, isOpen } from './doors.ts';
import styles from './Foot.module.css';
import { openParty } from './ways.ts';

/** The other ways in. */
export function Foot({ onWatch }: { readonly onWatch: () => void }) {
  const words = useWords();
  const [settings, setSettings] = useState(false);
  const first = DOORS.find(isOpen);
  if (first === undefined) return null;
  const party = async () => {
    const refusal = await openParty(first);
    if (refusal !== undefined) tellRefusal(words, refusal);
  };
  return (
    <footer className={styles.foot}>
      <Link href={`/here/${first.id}`}>{words.t('home.oneDevice')}</Link>
      <button type="button" onClick={() => void party()}>
        {words.t('home.party')}
      </button>
      <button type="button" onClick={onWatch}>
        {words.t('home.watchTable')}
      </button>
      <Link href={`/rules/${first.id}`}>{words.t('home.howTo')}</Link>
      <button type="button" aria-haspopup="dialog" onClick={() => setSettings(true)}>
        {words.t('settings.title')}
      </button>
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </footer>
  );
}
