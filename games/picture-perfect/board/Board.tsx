import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import { useDecision } from '@parlour/ui/board/useDecisionDraft.ts';
import { useLayout } from '@parlour/ui/seats/useLayout.ts';
import { type GuestId, mustAct, type PicturePerfectTypes } from '../rules/index.ts';
import { Album } from './album/Album.tsx';
import styles from './Board.module.css';
import { Hall } from './ExchangeScreen.tsx';
import { NO_PICKS, type Picks, picksOf, tapped } from './envelope-selection.ts';
import type { HallProps } from './exchange-props.ts';
import { Shield } from './ShieldScreen.tsx';
import { useTableSounds } from './useTableSounds.ts';

/** Behind the shield, in the hall, or over the album. */
export function Board(props: BoardProps<PicturePerfectTypes>) {
  const { view, seat, tv, sealed, heard, tools } = props;
  const layout = useLayout(tv);
  const [picked, setPicked] = useDecision<Picks>('picks', `${view.phase} ${view.round} ${view.turn}`, NO_PICKS);
  useTableSounds(heard, tools);
  const hall: HallProps = {
    ...props,
    layout,
    picks: sealed === null ? picked : picksOf(sealed),
    onPicks: setPicked,
    onTap: (guest: GuestId) => seat !== null && setPicked(tapped(view, seat, picked, guest)),
  };
  const hidden = view.phase === 'look' || view.phase === 'final';
  const own = !tv && seat !== null && hidden && mustAct(view, seat) ? seat : null;
  return (
    <div className={styles.picture} data-layout={layout} data-seats={view.seats}>
      <i className={styles.lamp} />
      <div className={styles.desk}>
        {view.results !== null && <Album {...props} layout={layout} results={view.results} />}
        {view.results === null && own !== null && <Shield key={view.round} {...hall} whose={own} />}
        {view.results === null && own === null && <Hall {...hall} />}
      </div>
    </div>
  );
}
