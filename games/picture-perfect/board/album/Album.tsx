import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import { isSmall, type Layout } from '@parlour/ui/seats/seat-geometry.ts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { GuestResult, PicturePerfectTypes } from '../../rules/index.ts';
import { guestName } from '../names.ts';
import { VipStamp } from '../OpenEnvelope.tsx';
import { Figure } from '../studio/index.ts';
import { WishCard } from '../WishCard.tsx';
import styles from './Album.module.css';
import { AlbumFoot } from './AlbumFoot.tsx';
import photoStyles from './AlbumPhoto.module.css';
import { AlbumPhoto } from './AlbumPhoto.tsx';
import { AlbumSummary } from './AlbumSummary.tsx';
import {
  type AlbumProgress,
  FIRST_PAGE,
  focusedWish,
  focusWish,
  isLastPage,
  lastPage,
  leadersAt,
  nextReveal,
  REVEALS_PER_ENVELOPE,
  turnTo,
} from './album-progress.ts';
import { judgePhoto } from './wish-evidence.ts';

export interface AlbumProps extends BoardProps<PicturePerfectTypes> {
  readonly layout: Layout;
  readonly results: readonly GuestResult[];
}

const BEAT_MS = 1500;
/** How long a shared screen shows each page. */
const PAGE_MS = 3500;

/** The end of the match: envelope by envelope, wish by wish, and every photo beside the others. */
export function Album(props: AlbumProps) {
  const { results, view, layout } = props;
  const [reading, setReading] = useReading(props);
  const photos = useMemo(
    () => view.photos.map((scene) => (scene === null ? null : judgePhoto(scene, view.options))),
    [view.photos, view.options],
  );
  const result = results[reading.at];
  const seats = props.players.map(({ seat }) => seat);
  const leaders = leadersAt(results, seats, reading);
  useAlbumSounds(reading, props);
  const isNew = reading.at === 0 && props.stepEvents.events.some(({ type }) => type === 'scored');
  return (
    <div className={styles.album} data-players={view.seats} data-developing={isNew}>
      <div className={styles.book}>
        <div className={styles.page} key={reading.at}>
          {result === undefined ? (
            <AlbumSummary {...props} />
          ) : (
            <>
              <Envelope {...props} result={result} reading={reading} onLook={(wish) => setReading(focusWish(reading, wish))} />
              <div className={photoStyles.prints}>
                {photos.map((photo, seat) => (
                  <AlbumPhoto
                    key={seat}
                    {...props}
                    whose={seat}
                    photo={photo}
                    result={result}
                    reading={reading}
                    leads={leaders.includes(seat)}
                    loupe={!isSmall(layout) && view.seats < 5}
                  />
                ))}
              </div>
            </>
          )}
        </div>
      </div>
      <AlbumFoot {...props} reading={reading} onTurn={setReading} />
    </div>
  );
}

/** Reads on automatically within an envelope; with reduced motion all at once. A vote cannot wait. */
function useReading({ view, results, tv }: AlbumProps): [AlbumProgress, (reading: AlbumProgress) => void] {
  const [reading, setReading] = useState<AlbumProgress>(view.phase === 'vote' ? lastPage(results.length) : FIRST_PAGE);
  const done = isLastPage(reading, results.length);
  useEffect(() => {
    if (done || (reading.revealed >= REVEALS_PER_ENVELOPE && !tv)) return undefined;
    const calm = document.documentElement.dataset.calm === 'true';
    const further = () => {
      if (reading.revealed >= REVEALS_PER_ENVELOPE) setReading(turnTo(reading, reading.at + 1, results.length));
      else setReading(calm ? { ...reading, revealed: REVEALS_PER_ENVELOPE } : nextReveal(reading));
    };
    const timer = setTimeout(further, reading.revealed >= REVEALS_PER_ENVELOPE ? PAGE_MS : calm ? 0 : BEAT_MS);
    return () => clearTimeout(timer);
  }, [reading, done, tv, results.length]);
  return [reading, setReading];
}

/** A sound for each turned page, wish and total. */
function useAlbumSounds({ at, revealed }: AlbumProgress, { tools }: AlbumProps): void {
  const sound = useEffectEvent(() => tools.play(revealed === 0 ? 'card' : revealed >= REVEALS_PER_ENVELOPE ? 'coin' : 'tick'));
  useEffect(() => sound(), [at, revealed]);
}

interface PageProps extends AlbumProps {
  readonly result: GuestResult;
  readonly reading: AlbumProgress;
  readonly onLook: (wish: number) => void;
}

function Envelope({ words, results, view, players, tv, result, reading, onLook }: PageProps) {
  const { guest, wishes, vips } = result;
  const holder = view.holders[guest];
  const from =
    holder === 'middle'
      ? words.t('picture-perfect.board.album.middle')
      : words.t('picture-perfect.board.album.from', { who: players[holder]?.name ?? '' });
  return (
    <section className={styles.read}>
      <div className={styles.who}>
        <Figure of={guest} className={styles.figure} />
        <div>
          <h2 tabIndex={-1} data-result-heading>
            {guestName(words, guest)}
          </h2>
          <p>{words.t('picture-perfect.board.album.at', { n: reading.at + 1, of: results.length })}</p>
          <p>{from}</p>
        </div>
      </div>
      <ul className={styles.wishes}>
        {wishes.map((wish, at) => (
          <WishCard
            key={wish}
            wish={wish}
            guest={guest}
            words={words}
            now={focusedWish(reading) === at}
            onLook={tv ? undefined : () => onLook(at)}
          />
        ))}
      </ul>
      <div className={styles.vip}>
        {vips > 0 && (
          <>
            <VipStamp n={vips} label={words.t('picture-perfect.board.vips', { n: vips })} />
            <p>{words.t('picture-perfect.board.album.times', { n: vips + 1 })}</p>
          </>
        )}
      </div>
    </section>
  );
}
