import type { GameTypes, Seat } from '@parlour/kernel';
import { Announced } from '@parlour/ui/announcer/Announced.tsx';
import type { AnyGameUi, BoardScene } from '@parlour/ui/board/game-ui.ts';
import { seatNames } from '@parlour/ui/board/seat-names.ts';
import { Panel } from '@parlour/ui/Panel.tsx';
import { useEffect, useState } from 'react';
import type { TableClient } from '../../../client/table/table-client.ts';
import { adviceText } from '../../review/advice-text.ts';
import { askCoach } from '../../review/ask-coach.ts';
import type { Hint } from '../../review/coach-messages.ts';
import { closePanel } from '../panel-store.ts';
import styles from './HintPanel.module.css';

interface HintPanelProps {
  readonly client: TableClient;
  readonly gameUi: AnyGameUi;
  readonly scene: BoardScene<GameTypes>;
  readonly seat: Seat;
}

/** A good move for the decision at hand, and why. It is found on this device from what the seat has received. */
export function HintPanel({ client, gameUi, scene, seat }: HintPanelProps) {
  const { words } = scene;
  const isDue = scene.waiting.includes(seat);
  return (
    <Panel title={words.t('hint.title')} closeLabel={words.t('dialog.close')} onClose={closePanel} low>
      <div className={styles.hint}>
        {isDue ? <FoundHint client={client} gameUi={gameUi} scene={scene} seat={seat} /> : <Announced>{words.t('hint.none')}</Announced>}
      </div>
    </Panel>
  );
}

function FoundHint({ client, gameUi, scene, seat }: HintPanelProps) {
  const { words, view, players } = scene;
  const hint = useHint(client, gameUi.game.id, seat, view);
  if (hint === 'thinking') return <Announced>{words.t('hint.thinking')}</Announced>;
  if (hint === 'failed') return <Announced>{words.t('hint.failed')}</Announced>;
  if (hint === null) return <Announced>{words.t('hint.unknown')}</Announced>;
  const who = seatNames(players);
  const reasons = hint.world === null ? [] : adviceText(gameUi, words, hint, hint.world, who);
  return (
    <>
      <h3>{words.t('hint.move')}</h3>
      <Announced className={styles.move}>{gameUi.nameMove(words, hint.move, view, who)}</Announced>
      {reasons.map((reason) => (
        <Announced key={reason}>{reason}</Announced>
      ))}
      <p className={styles.how}>{words.t('hint.how')}</p>
    </>
  );
}

type HintState = Hint | null | 'thinking' | 'failed';

/** Asks once for each view. */
function useHint(client: TableClient, game: string, seat: Seat, view: object): HintState {
  const [found, setFound] = useState<{ readonly view: object; readonly hint: HintState } | null>(null);
  useEffect(
    () =>
      askCoach({ do: 'hint', request: { game, seat, seen: client.seenSteps() } }, (message) =>
        setFound({ view, hint: message.do === 'hint' ? message.hint : 'failed' }),
      ),
    [client, game, seat, view],
  );
  return found?.view === view ? found.hint : 'thinking';
}
