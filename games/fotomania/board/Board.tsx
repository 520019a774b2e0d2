import type { Seat } from '@parlour/kernel';
import { useAnnounced } from '@parlour/ui/announcer/useAnnounced.ts';
import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import { seatNames } from '@parlour/ui/board/seat-names.ts';
import { useDecisionDraft } from '@parlour/ui/board/useDecisionDraft.ts';
import { isSmall, relativePlace } from '@parlour/ui/seats/seat-geometry.ts';
import { useLayout } from '@parlour/ui/seats/useLayout.ts';
import { useState } from 'react';
import { type FotomaniaTypes, type PhotoPreview, previewPhotos, type View } from '../rules/index.ts';
import { describeFotomania } from '../words/sentences.ts';
import { type AdvanceDraft, isAdvance } from './advance-draft.ts';
import { SvgDefs } from './art/SvgDefs.tsx';
import styles from './Board.module.css';
import { City } from './City.tsx';
import { Deck } from './Deck.tsx';
import { daylightOf } from './daylight.ts';
import { GoodPhotos } from './GoodPhotos.tsx';
import { Hand } from './Hand.tsx';
import { previewText } from './labels.ts';
import { Opponents } from './Opponents.tsx';
import { PhotoReveal } from './PhotoReveal.tsx';
import { PlayerStrips } from './PlayerStrips.tsx';
import { Strips } from './Strips.tsx';
import { Sunset } from './Sunset.tsx';
import { TakeAnimation } from './TakeAnimation.tsx';
import { NO_SELECTION, type TakeSelection } from './take-selection.ts';
import { useTableSounds } from './useTableSounds.ts';
import { useTakenPlaces } from './useTakenPlaces.ts';
import { useTemporaryEvents } from './useTemporaryEvents.ts';

/** How long a message stays under the status line. An out-of-focus number must not stay readable (F-36). */
const NEWS_MS = 4500;

export function Board(props: BoardProps<FotomaniaTypes>) {
  const { view, seat, words, stepEvents, tools, tv, sealed } = props;
  const layout = useLayout(tv);
  const near = seat ?? 0;
  const [opened, setOpened] = useState<Seat | null>(null);
  const decision = decisionKey(view);
  const [subject, setSubject] = useDecisionDraft<TakeSelection>('subject', decision, NO_SELECTION);
  const [draft, setDraft] = useDecisionDraft<AdvanceDraft | null>('advance', decision, null);
  const taken = useTakenPlaces(view, stepEvents);
  const news = useTemporaryEvents(stepEvents, NEWS_MS);
  useTableSounds(stepEvents, tools);

  const sent = sealed?.do === 'advance' ? { ...sealed, held: false } : null;
  const shownDraft = sent ?? draft;
  const shots = shotsOf(props, shownDraft);
  const preview = shots.length > 0 ? previewText(words, shots, isAdvance(shownDraft)) : null;
  useAnnounced(isAdvance(shownDraft) && sent === null ? preview : null);
  const under = preview ?? newsText(props, news);

  return (
    <div className={styles.foto} data-layout={layout} data-seats={view.seats} data-light={daylightOf(view)} data-watching={seat === null}>
      <SvgDefs />
      <i className={styles.lamp} />
      <p className={styles.under} data-under-sentence={under !== '' || undefined}>
        {under}
      </p>
      <div className={styles.desk}>
        <Opponents
          {...props}
          others={othersOf(props, near)}
          layout={layout}
          opened={opened}
          onOpen={(other) => setOpened(other === opened ? null : other)}
        />
        <Deck {...props} layout={layout} />
        <City {...props} taken={taken} subject={subject} onSubject={setSubject} />
        <GoodPhotos {...props} layout={layout} near={near} shots={shots} />
        {!tv && (
          <>
            <Strips {...props} layout={layout} whose={near} shots={shots} />
            <Hand {...props} whose={near} draft={shownDraft} shots={shots} subject={subject} onWind={setDraft} onSubject={setSubject} />
          </>
        )}
        <PhotoReveal {...props} />
        {opened !== null && isSmall(layout) && <PlayerStrips {...props} whose={opened} onClose={() => setOpened(null)} />}
      </div>
      <Sunset {...props} />
      <TakeAnimation stepEvents={stepEvents} taken={taken} seat={seat} handSize={view.hand?.length ?? 0} words={words} />
    </div>
  );
}

const decisionKey = ({ phase, turn, hand }: View): string =>
  `${phase} ${turn} ${hand?.map((card) => card.colour + card.number).join() ?? ''}`;

/** The other players, clockwise. */
function othersOf({ players, tv, view }: BoardProps<FotomaniaTypes>, near: Seat) {
  const order = (other: Seat): number => relativePlace(near, other, view.seats);
  return players.filter((player) => tv || player.seat !== near).sort((a, b) => order(a.seat) - order(b.seat));
}

function shotsOf({ view, seat, tv }: BoardProps<FotomaniaTypes>, draft: AdvanceDraft | null): readonly PhotoPreview[] {
  if (seat === null || tv || (view.phase === 'advance' && view.turn !== seat)) return [];
  return previewPhotos(view, seat, isAdvance(draft) ? draft : null);
}

function newsText({ words, players, seat }: BoardProps<FotomaniaTypes>, news: readonly FotomaniaTypes['Event'][]): string {
  return news
    .filter((event) => event.type !== 'advanced' && event.type !== 'cleared' && event.type !== 'filled' && event.type !== 'over')
    .slice(-2)
    .map((event) => describeFotomania(words, event, seatNames(players), seat))
    .join(' ');
}
