import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import { useDecisionDraft } from '@parlour/ui/board/useDecisionDraft.ts';
import { useLayout } from '@parlour/ui/seats/useLayout.ts';
import { type GuestId, mustAct, type PicturePerfectTypes } from '../rules/index.ts';
import { Album } from './album/Album.tsx';
import styles from './Board.module.css';
import { ExchangeScreen } from './ExchangeScreen.tsx';
import { type EnvelopeSelection, NO_SELECTION, selectionOf, tapped } from './envelope-selection.ts';
import type { ExchangeProps } from './exchange-props.ts';
import { ShieldScreen } from './ShieldScreen.tsx';
import { useTableSounds } from './useTableSounds.ts';

/** The screen behind the shield, the exchange, or the album. */
export function Board(props: BoardProps<PicturePerfectTypes>) {
  const { view, seat, tv, sealed, stepEvents, tools } = props;
  const layout = useLayout(tv);
  const [picked, setPicked] = useDecisionDraft<EnvelopeSelection>('picks', `${view.phase} ${view.round} ${view.turn}`, NO_SELECTION);
  useTableSounds(stepEvents, tools);
  const hall: ExchangeProps = {
    ...props,
    layout,
    selection: sealed === null ? picked : selectionOf(sealed),
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
        {view.results === null && own !== null && <ShieldScreen key={view.round} {...hall} whose={own} />}
        {view.results === null && own === null && <ExchangeScreen {...hall} />}
      </div>
    </div>
  );
}
