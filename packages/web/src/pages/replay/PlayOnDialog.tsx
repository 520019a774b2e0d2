import type { Seat } from '@parlour/kernel';
import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { Button } from '@parlour/ui/Button.tsx';
import type { PlayerInfo } from '@parlour/ui/board/game-ui.ts';
import { Dialog } from '@parlour/ui/Dialog.tsx';
import { useWords } from '@parlour/ui/words/useWords.ts';
import styles from './PlayOnDialog.module.css';

interface PlayOnProps {
  readonly step: number;
  readonly players: readonly PlayerInfo[];
  readonly onSeat: (seat: Seat) => void;
  readonly onClose: () => void;
}

/** Picks the seat to continue the match in. */
export function PlayOnDialog({ step, players, onSeat, onClose }: PlayOnProps) {
  const words = useWords('replay');
  return (
    <Dialog title={words.t('replay.playOn')} closeLabel={words.t('dialog.close')} onClose={onClose}>
      <p>{words.t('replay.playOn.text', { step })}</p>
      <ul className={styles.seats}>
        {players.map(({ seat, name, avatar }) => (
          <li key={seat}>
            <Avatar avatar={avatar} />
            <Button look="quiet" onClick={() => onSeat(seat)}>
              {words.t('replay.playOn.seat', { name })}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
