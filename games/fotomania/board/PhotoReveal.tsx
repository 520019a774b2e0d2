import type { Seat } from '@parlour/kernel';
import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import { cssVars } from '@parlour/ui/css-vars.ts';
import type { Event, FotomaniaTypes } from '../rules/index.ts';
import { Medal } from './art/Illustrations.tsx';
import { Blurred, Photo } from './art/Photo.tsx';
import styles from './PhotoReveal.module.css';
import { useTemporaryEvents } from './useTemporaryEvents.ts';

/** Long enough to read a row of three. */
const SHOWN_MS = 3200;

type PhotoEvent = Extract<Event, { type: 'photo' }>;

/** [F-18] Every photo is shown to all as it is taken. An out-of-focus photo turns over and is never shown again. */
export function PhotoReveal({ stepEvents, view, players, words }: BoardProps<FotomaniaTypes>) {
  const events = useTemporaryEvents(stepEvents, SHOWN_MS, true);
  const photos = events.filter((event): event is PhotoEvent => event.type === 'photo');
  if (photos.length === 0) return null;
  const seats = [...new Set(photos.map((photo) => photo.seat))];
  const medal = (seat: Seat, colour: string) =>
    events.some((event) => event.type === 'goodPhoto' && event.seat === seat && event.colour === colour);
  return (
    <div
      data-overlay
      className={styles.reveal}
      key={stepEvents.step}
      data-seats={view.seats}
      style={cssVars({ '--shown': `${SHOWN_MS}ms` })}
      aria-hidden="true"
    >
      {seats.map((seat) => {
        const player = players[seat];
        const own = photos.filter((photo) => photo.seat === seat);
        return (
          <div key={seat} className={styles.shots}>
            {player !== undefined && (
              <span className={styles.who}>
                <Avatar avatar={player.avatar} />
                {player.name}
              </span>
            )}
            {own.map(({ card, focus }, index) => (
              <span
                key={index}
                className={styles.shot}
                data-focus={focus === 'sharp' ? 'sharp' : 'blurred'}
                style={cssVars({ '--order': index })}
              >
                <Photo colour={card.colour} number={card.number} />
                {focus !== 'sharp' && (
                  <span className={styles.down}>
                    <Blurred colour={card.colour} />
                  </span>
                )}
                {index === own.findLastIndex((photo) => photo.card.colour === card.colour) && medal(seat, card.colour) && (
                  <span className={styles.medal}>
                    <Medal colour={card.colour} state="won" />
                  </span>
                )}
                <small>{words.t(focus === 'sharp' ? 'fotomania.board.tag.sharp' : 'fotomania.board.tag.blurred')}</small>
              </span>
            ))}
          </div>
        );
      })}
    </div>
  );
}
