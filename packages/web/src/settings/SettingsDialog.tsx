import { isSecure } from '@parlour/ui/browser/secure-context.ts';
import { Dialog } from '@parlour/ui/Dialog.tsx';
import { changeSettings, MOTIONS, TEXT_SIZES, THEMES } from '@parlour/ui/settings/settings.ts';
import { useSettings } from '@parlour/ui/settings/useSettings.ts';
import { playSound } from '@parlour/ui/sound/sounds.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { isLanguage, LANGUAGE_INFO, LANGUAGES, type MessageKey } from '@parlour/words';
import { startTransition } from 'react';
import { canVibrate } from '../pages/table/useTurnAlert.ts';
import { ChoiceField } from './ChoiceField.tsx';
import styles from './SettingsDialog.module.css';

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const { language, sound, vibrate, motion, textSize, theme } = useSettings();
  const names = Object.fromEntries(LANGUAGES.map((each) => [each, LANGUAGE_INFO[each].name]));
  const labelled = (family: 'theme' | 'motion' | 'textSize' | 'sound', values: readonly string[]) =>
    Object.fromEntries(values.map((value) => [value, words.t(`settings.${family}.${value}` as MessageKey)]));
  return (
    <Dialog title={words.t('settings.title')} closeLabel={words.t('dialog.close')} onClose={onClose}>
      <ChoiceField
        label={words.t('settings.language')}
        value={language}
        options={names}
        onChoose={(value) => {
          if (isLanguage(value)) startTransition(() => changeSettings({ language: value }));
        }}
      />
      <ChoiceField
        label={words.t('settings.sound')}
        value={sound ? 'on' : 'off'}
        options={labelled('sound', ['off', 'on'])}
        onChoose={(value) => {
          changeSettings({ sound: value === 'on' });
          if (value === 'on') playSound('turn');
        }}
      />
      {canVibrate() && (
        <ChoiceField
          label={words.t('settings.vibrate')}
          value={vibrate ? 'on' : 'off'}
          options={labelled('sound', ['off', 'on'])}
          onChoose={(value) => changeSettings({ vibrate: value === 'on' })}
        />
      )}
      <ChoiceField
        label={words.t('settings.motion')}
        value={motion}
        options={labelled('motion', MOTIONS)}
        onChoose={(value) => changeSettings({ motion: value as typeof motion })}
      />
      <ChoiceField
        label={words.t('settings.textSize')}
        value={textSize}
        options={labelled('textSize', TEXT_SIZES)}
        onChoose={(value) => changeSettings({ textSize: value as typeof textSize })}
      />
      <ChoiceField
        label={words.t('settings.theme')}
        value={theme}
        options={labelled('theme', THEMES)}
        onChoose={(value) => changeSettings({ theme: value as typeof theme })}
      />
      {!isSecure() && <p className={styles.insecure}>{words.t('settings.insecure')}</p>}
    </Dialog>
  );
}
