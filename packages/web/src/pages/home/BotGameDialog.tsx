import { BOT_LEVELS, nextPersonas, TEMPOS } from '@parlour/protocol';
import { Button } from '@parlour/ui/Button.tsx';
import { Dialog } from '@parlour/ui/Dialog.tsx';
import { changeSettings, preferredTempo } from '@parlour/ui/settings/settings.ts';
import { useSettings } from '@parlour/ui/settings/useSettings.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { identityStore } from '../../client/identity.ts';
import { OpponentList } from '../../opponents/OpponentList.tsx';
import { ChoiceField } from '../../settings/ChoiceField.tsx';
import { choiceOptions } from '../../settings/choice-options.ts';
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
  const me = identityStore.getState();
  const [choice, setChoice] = useState(() => rememberedChoice(entry));
  const [isFirst] = useState(() => isFirstGame(entry));
  const change = (part: Partial<BotGameChoice>) => setChoice({ ...choice, ...part });
  const { min, max } = entry.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min - 1 + i));
  const onOff = choiceOptions(['off', 'on'], (value) => words.t(`home.botGame.switch.${value}`));
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
          options={choiceOptions(counts, (count) => count)}
          onChoose={(bots) => change({ bots: Number(bots) })}
        />
        <ChoiceField
          label={words.t('home.botGame.level')}
          value={choice.level}
          options={choiceOptions(BOT_LEVELS, (level) => words.t(`home.botGame.level.${level}`))}
          onChoose={(level) => change({ level: level as BotGameChoice['level'] })}
        />
        <OpponentList bots={nextPersonas([me], choice.bots)} />
        <ChoiceField
          label={words.t('home.botGame.tempo')}
          value={tempo}
          options={choiceOptions(TEMPOS, (each) => words.t(`home.botGame.tempo.${each}`))}
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
        <div className={styles.start}>
          <Button type="submit" look="red" iconAfter="arrow">
            {words.t('home.botGame.start')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
