import { BOT_LEVELS, TEMPOS } from '@parlour/protocol';
import { Button } from '@parlour/ui/Button.tsx';
import { Dialog } from '@parlour/ui/Dialog.tsx';
import { changeSettings, preferredTempo } from '@parlour/ui/settings/settings.ts';
import { useSettings } from '@parlour/ui/settings/useSettings.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { MessageKey } from '@parlour/words';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { ChoiceField } from '../../settings/ChoiceField.tsx';
import styles from './BotGameDialog.module.css';
import { type BotGameChoice, isFirstGame, rememberChoice, rememberedChoice } from './bot-game-choice.ts';
import type { GameEntry } from './game-catalogue.ts';

const GameInShort = lazy(() => import('../rules/GameInShort.tsx').then((part) => ({ default: part.GameInShort })));

interface BotGameDialogProps {
  readonly entry: GameEntry;
  readonly onStart: (choice: BotGameChoice) => void;
  readonly onClose: () => void;
}

/** A match with bots: everything is chosen already as it was last time, so that one tap starts. */
export function BotGameDialog({ entry, onStart, onClose }: BotGameDialogProps) {
  const words = useWords();
  const tempo = preferredTempo(useSettings());
  const [choice, setChoice] = useState(() => rememberedChoice(entry));
  const [isFirst] = useState(() => isFirstGame(entry));
  const change = (part: Partial<BotGameChoice>) => setChoice({ ...choice, ...part });
  const { min, max } = entry.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min - 1 + i));
  const labelled = (family: string, values: readonly string[]) =>
    Object.fromEntries(values.map((value) => [value, words.t(`home.botGame.${family}.${value}` as MessageKey)]));
  const onOff = labelled('switch', ['off', 'on']);
  const start = (event: FormEvent) => {
    event.preventDefault();
    rememberChoice(entry, choice);
    onStart(choice);
  };
  return (
    <Dialog title={words.t(`game.${entry.id}`)} closeLabel={words.t('dialog.close')} onClose={onClose}>
      <form className={styles.form} onSubmit={start}>
        {isFirst && (
          <Suspense>
            <GameInShort game={entry.id} />
          </Suspense>
        )}
        <ChoiceField
          label={words.t('home.botGame.bots')}
          value={String(choice.bots)}
          options={Object.fromEntries(counts.map((count) => [count, count]))}
          onChoose={(bots) => change({ bots: Number(bots) })}
        />
        <ChoiceField
          label={words.t('home.botGame.level')}
          value={choice.level}
          options={labelled('level', BOT_LEVELS)}
          onChoose={(level) => change({ level: level as BotGameChoice['level'] })}
        />
        <ChoiceField
          label={words.t('home.botGame.tempo')}
          value={tempo}
          options={labelled('tempo', TEMPOS)}
          onChoose={(chosen) => changeSettings({ tempo: chosen as typeof tempo })}
        />
        {entry.memoryHelp !== undefined && (
          <ChoiceField
            label={words.t('home.botGame.memoryHelp')}
            value={choice.memoryHelp ? 'on' : 'off'}
            options={onOff}
            onChoose={(value) => change({ memoryHelp: value === 'on' })}
          />
        )}
        <ChoiceField
          label={words.t('home.botGame.clocks')}
          value={choice.clocks ? 'on' : 'off'}
          options={onOff}
          onChoose={(value) => change({ clocks: value === 'on' })}
        />
        <Button type="submit" look="red" iconAfter="arrow" autoFocus>
          {words.t('home.botGame.start')}
        </Button>
      </form>
    </Dialog>
  );
}
