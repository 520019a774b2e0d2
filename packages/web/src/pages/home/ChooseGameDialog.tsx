import { Button } from '@parlour/ui/Button.tsx';
import { Dialog } from '@parlour/ui/Dialog.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import styles from './ChooseGameDialog.module.css';
import { GAME_CATALOGUE, type GameEntry } from './game-catalogue.ts';

interface ChooseGameProps {
  /** The action for the chosen game. */
  readonly way: string;
  readonly onChoose: (entry: GameEntry) => void;
  readonly onClose: () => void;
}

/** A list of all games for one action. */
export function ChooseGameDialog({ way, onChoose, onClose }: ChooseGameProps) {
  const words = useWords();
  return (
    <Dialog title={words.t('home.whichGame', { way })} closeLabel={words.t('dialog.close')} onClose={onClose}>
      <div className={styles.games}>
        {GAME_CATALOGUE.map((entry) => (
          <Button key={entry.id} look="quiet" onClick={() => onChoose(entry)}>
            {words.t(`game.${entry.id}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
