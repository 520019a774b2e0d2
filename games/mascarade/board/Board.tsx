import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import { useHalfMade } from '@parlour/ui/board/useSavedDraft.ts';
import { useLayout } from '@parlour/ui/seats/useLayout.ts';
import { isCalm } from '@parlour/ui/settings/settings.ts';
import { useEffect } from 'react';
import type { MascaradeTypes } from '../rules/index.ts';
import { Bubble } from './AnnouncementBubble.tsx';
import styles from './Board.module.css';
import type { TableProps } from './board-props.ts';
import { ClaimWalk } from './ClaimProgress.tsx';
import { Cloth } from './Cloth.tsx';
import { Coins, Flights } from './Coins.tsx';
import { news } from './labels.ts';
import { History } from './MascaradeHistory.tsx';
import { Cards, CentreNames } from './MaskCards.tsx';
import { Rail } from './MaskList.tsx';
import { type Intent, NO_INTENT, stillOpen } from './move-draft.ts';
import { People } from './Opponents.tsx';
import { You } from './OwnSeat.tsx';
import { Salon, Velvet } from './TableBackdrop.tsx';
import { placesOf } from './table-geometry.ts';
import { useKeys } from './useShortcuts.ts';
import { useStaging } from './useStepAnimation.ts';
import { useTableSounds } from './useTableSounds.ts';

/** How long a finger may hesitate between the first tap and the second. */
const DISARM_MS = 4000;

export function Board(props: BoardProps<MascaradeTypes>) {
  const { view, seat, heard, tools, tv, settings, words, legal } = props;
  const layout = useLayout(tv);
  const places = placesOf(layout, view.seats, seat === null ? null : (view.placeOf[seat] ?? seat));
  const staging = useStaging(view, heard, seat, isCalm(settings.motion));
  const [intent, setIntent] = useIntent(legal);
  useKeys(setIntent, tv);
  useTableSounds(heard, tools, words);
  const table: TableProps = { ...props, places, staging, intent, setIntent };
  return (
    <div className={styles.masque} data-layout={layout} data-watching={seat === null}>
      <Salon />
      <Velvet layout={layout} seats={view.seats} />
      {!tv && <You {...table} />}
      <People {...table} />
      <Cards {...table} />
      <CentreNames {...table} />
      <Coins {...table} />
      <ClaimWalk {...table} />
      <Cloth {...table} />
      <Flights {...table} />
      <Bubble {...table} />
      <Rail {...table} />
      {(layout !== 'portrait' || seat === null) && (
        <p className={styles.news} data-under-sentence="" aria-live="polite">
          {staging.telling ? news(table) : ''}
        </p>
      )}
      {view.history !== null && !tv && <History {...table} history={view.history} />}
    </div>
  );
}

/** A half-made choice lasts as long as it can be made, and what waits for a second tap only a moment. */
function useIntent(legal: BoardProps<MascaradeTypes>['legal']): [Intent, (intent: Intent) => void] {
  const [intent, setIntent] = useHalfMade<Intent>('intent', NO_INTENT);
  const open = stillOpen(intent, legal);
  useEffect(() => {
    if (!open) setIntent(NO_INTENT);
  });
  const armed = intent.kind === 'claim' || intent.kind === 'peek';
  useEffect(() => {
    if (!armed) return undefined;
    const timer = setTimeout(() => setIntent(NO_INTENT), DISARM_MS);
    return () => clearTimeout(timer);
  }, [armed, setIntent]);
  return [open ? intent : NO_INTENT, setIntent];
}
