import { isSecure } from '@parlour/ui/browser/secure-context.ts';
import { Dialog } from '@parlour/ui/Dialog.tsx';
import { changeSettings, MOTIONS, TEXT_SIZES, THEMES } from '@parlour/ui/settings/settings.ts';
import { useSettings } from '@parlour/ui/settings/useSettings.ts';
import { playSound } from '@parlour/ui/sound/sounds.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { isLanguage, LANGUAGE_INFO, LANGUAGES } from '@parlour/words';
import { startTransition } from 'react';
import { canVibrate } from '../pages/table/useTurnAlert.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { choiceOptions } from './choice-options.ts';
import styles from './SettingsDialog.module.css';

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const { language, sound, vibrate, motion, textSize, theme, botReactions } = useSettings();
  const names = choiceOptions(LANGUAGES, (each) => LANGUAGE_INFO[each].name);
  const onOff = choiceOptions(['off', 'on'], (value) => words.t(`settings.sound.${value}`));
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
        options={onOff}
        onChoose={(value) => {
          changeSettings({ sound: value === 'on' });
          if (value === 'on') playSound('turn');
        }}
      />
      {canVibrate() && (
        <ChoiceField
          label={words.t('settings.vibrate')}
          value={vibrate ? 'on' : 'off'}
          options={onOff}
          onChoose={(value) => changeSettings({ vibrate: value === 'on' })}
        />
      )}
      <ChoiceField
        label={words.t('settings.motion')}
        value={motion}
        options={choiceOptions(MOTIONS, (value) => words.t(`settings.motion.${value}`))}
        onChoose={(value) => changeSettings({ motion: value as typeof motion })}
      />
      <ChoiceField
        label={words.t('settings.textSize')}
        value={textSize}
        options={choiceOptions(TEXT_SIZES, (value) => words.t(`settings.textSize.${value}`))}
        onChoose={(value) => changeSettings({ textSize: value as typeof textSize })}
      />
      <ChoiceField
        label={words.t('settings.theme')}
        value={theme}
        options={choiceOptions(THEMES, (value) => words.t(`settings.theme.${value}`))}
        onChoose={(value) => changeSettings({ theme: value as typeof theme })}
      />
      <ChoiceField
        label={words.t('settings.botReactions')}
        value={botReactions}
        options={choiceOptions(['off', 'rare'], (value) => words.t(`settings.botReactions.${value}`))}
        onChoose={(value) => changeSettings({ botReactions: value as typeof botReactions })}
      />
      {!isSecure() && <p className={styles.insecure}>{words.t('settings.insecure')}</p>}
    </Dialog>
  );
}
