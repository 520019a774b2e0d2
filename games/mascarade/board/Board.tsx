import { useAnnounced } from '@parlour/ui/announcer/useAnnounced.ts';
import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import { useSavedDraft } from '@parlour/ui/board/useSavedDraft.ts';
import { isSmall } from '@parlour/ui/seats/seat-geometry.ts';
import { useLayout } from '@parlour/ui/seats/useLayout.ts';
import { isReducedMotion } from '@parlour/ui/settings/settings.ts';
import { useEffect } from 'react';
import type { MascaradeTypes } from '../rules/index.ts';
import { AnnouncementBubble } from './AnnouncementBubble.tsx';
import styles from './Board.module.css';
import type { MascaradeBoardProps } from './board-props.ts';
import { ClaimProgress } from './ClaimProgress.tsx';
import { Cloth } from './Cloth.tsx';
import { CoinFlights, Coins } from './Coins.tsx';
import { draftText, latestNews } from './labels.ts';
import { CentreNames, MaskCards } from './MaskCards.tsx';
import { MaskList } from './MaskList.tsx';
import { isStillLegal, type MoveDraft, NO_DRAFT } from './move-draft.ts';
import { Opponents } from './Opponents.tsx';
import { OwnSeat } from './OwnSeat.tsx';
import { BallroomBackdrop, TableSurface } from './TableBackdrop.tsx';
import { screenPlaces } from './table-geometry.ts';
import { useShortcuts } from './useShortcuts.ts';
import { useStepAnimation } from './useStepAnimation.ts';
import { useTableSounds } from './useTableSounds.ts';

/** The longest time between the first tap and the second. */
const DISARM_MS = 4000;

export function Board(props: BoardProps<MascaradeTypes>) {
  const { view, seat, stepEvents, tools, tv, settings, words, legal } = props;
  const layout = useLayout(tv);
  const places = screenPlaces(layout, view.seats, seat === null ? null : (view.placeOf[seat] ?? seat));
  const staging = useStepAnimation(view, stepEvents, seat, isReducedMotion(settings.motion));
  const [draft, setIntent] = useIntent(legal);
  useShortcuts(setIntent, tv);
  useTableSounds(stepEvents, tools, words);
  const table: MascaradeBoardProps = { ...props, places, staging, draft, setIntent };
  useAnnounced(draft.kind === 'none' ? null : draftText(table));
  return (
    <div className={styles.masque} data-layout={layout} data-watching={seat === null}>
      <BallroomBackdrop />
      <TableSurface layout={layout} seats={view.seats} />
      {!tv && <OwnSeat {...table} />}
      <Opponents {...table} />
      <MaskCards {...table} />
      <CentreNames {...table} />
      <Coins {...table} />
      <ClaimProgress {...table} />
      <Cloth {...table} />
      <CoinFlights {...table} />
      <AnnouncementBubble {...table} />
      <MaskList {...table} />
      {(!isSmall(layout) || seat === null) && (
        <p className={styles.news} data-under-sentence="">
          {staging.showsNews ? latestNews(table) : ''}
        </p>
      )}
    </div>
  );
}

/** A draft lasts as long as it is legal, and one that waits for a second tap only a moment. */
function useIntent(legal: BoardProps<MascaradeTypes>['legal']): [MoveDraft, (draft: MoveDraft) => void] {
  const [draft, setIntent] = useSavedDraft<MoveDraft>('intent', NO_DRAFT);
  const open = isStillLegal(draft, legal);
  useEffect(() => {
    if (!open) setIntent(NO_DRAFT);
  });
  const armed = draft.kind === 'claim' || draft.kind === 'peek';
  useEffect(() => {
    if (!armed) return undefined;
    const timer = setTimeout(() => setIntent(NO_DRAFT), DISARM_MS);
    return () => clearTimeout(timer);
  }, [armed, setIntent]);
  return [open ? draft : NO_DRAFT, setIntent];
}
