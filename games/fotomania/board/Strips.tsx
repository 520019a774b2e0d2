import type { Seat } from '@parlour/kernel';
import { formatGain, formatPoints } from '@parlour/ui/board/format-points.ts';
import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import type { Layout } from '@parlour/ui/seats/seat-geometry.ts';
import {
  type FotomaniaTypes,
  GOOD_PHOTO_POINTS,
  type PhotoPreview,
  type Strip,
  scoreSheet,
  stripPoints,
  withPhoto,
} from '../rules/index.ts';
import { fotomaniaColourName } from '../words/sentences.ts';
import { DirectionArrow } from './art/Illustrations.tsx';
import { Blurred, BlurredFrame, ColourChip, NumberFrame, Photo } from './art/Photo.tsx';
import { hiddenFrames } from './hidden-frames.ts';
import { playerName, stripLabel, whyBlurred } from './labels.ts';
import styles from './Strips.module.css';

interface StripsProps extends BoardProps<FotomaniaTypes> {
  readonly whose: Seat;
  readonly layout: Layout;
  /** The photos that would follow after dropping the card. */
  readonly shots: readonly PhotoPreview[];
}

/** How many frames lie side by side. */
const ROOM: Readonly<Record<Layout, number>> = { wide: 5.9, portrait: 4.7, landscape: 3.3, tv: 9 };

/** The strips before you, with the photos to come, half transparent, at their ends. */
export function Strips(props: StripsProps) {
  const { view, seat, words, whose } = props;
  const strips = view.strips[whose] ?? [];
  const sheet = scoreSheet(view, whose);
  const title =
    whose === seat ? words.t('fotomania.board.yourPhotos') : words.t('fotomania.board.photosOf', { who: playerName(props, whose) });
  return (
    <section className={styles.strips} aria-label={title} data-colours={strips.length} data-tutorial="strips">
      {strips.map((strip, index) => (
        <OwnStrip key={strip.colour} {...props} strip={strip} points={sheet[index]?.points ?? 0} />
      ))}
    </section>
  );
}

interface Ghost {
  readonly shot: PhotoPreview;
  /** The strip before this photo, with the earlier photos of the turn. */
  readonly before: Strip;
}

/** The photos that join a strip, each judged after the one before (F-14). */
function ghostsOf(strip: Strip, shots: readonly PhotoPreview[]): readonly Ghost[] {
  const ghosts: Ghost[] = [];
  let before = strip;
  for (const shot of shots) {
    if (shot.card.colour !== strip.colour) continue;
    ghosts.push({ shot, before });
    before = withPhoto(before, shot.card, shot.focus);
  }
  return ghosts;
}

function OwnStrip(props: StripsProps & { readonly strip: Strip; readonly points: number }) {
  const { words, strip, points, shots, layout } = props;
  const { colour, frames, direction } = strip;
  const ghosts = ghostsOf(strip, shots);
  const count = frames.length + ghosts.length;
  const hidden = Math.min(frames.length, hiddenFrames(count, ROOM[layout]));
  const small = layout !== 'wide';
  return (
    <div className={styles.strip} role="group" aria-label={fotomaniaColourName(words, colour)}>
      <ColourChip colour={colour} className={styles.chip} />
      <span className={styles.direction}>
        {frames.length > 0 && (
          <>
            <DirectionArrow direction={direction} />
            <span>{words.t(`fotomania.board.direction.${direction}`)}</span>
          </>
        )}
      </span>
      {count === 0 ? (
        <span className={styles.empty} role="img" aria-label={stripLabel(words, strip)}>
          {words.t('fotomania.board.none')}
        </span>
      ) : (
        <span className={styles.frames} role="img" aria-label={stripLabel(words, strip)}>
          {hidden > 0 && <b className={styles.hidden}>+{hidden}</b>}
          {frames.slice(hidden).map((frame, index) => (
            <i key={hidden + index}>
              {frame.face === 'up' &&
                (small ? <NumberFrame colour={colour} number={frame.number} /> : <Photo colour={colour} number={frame.number} />)}
              {frame.face === 'down' && (small ? <BlurredFrame colour={colour} /> : <Blurred colour={colour} />)}
            </i>
          ))}
          {ghosts.map(({ shot }, index) => (
            <i key={`ghost ${index}`} data-ghost={shot.focus === 'sharp' ? 'sharp' : 'blurred'}>
              {shot.focus === 'sharp' &&
                (small ? <NumberFrame colour={colour} number={shot.card.number} /> : <Photo colour={colour} number={shot.card.number} />)}
              {shot.focus !== 'sharp' && (small ? <BlurredFrame colour={colour} /> : <Blurred colour={colour} />)}
            </i>
          ))}
        </span>
      )}
      <Worth {...props} points={points} ghosts={ghosts} />
    </div>
  );
}

/** The strip's points, or what the next photos would change. */
function Worth({ words, strip, points, ghosts, whose, view }: StripsProps & { strip: Strip; points: number; ghosts: readonly Ghost[] }) {
  const last = ghosts.at(-1);
  if (last === undefined) {
    const won = view.goodPhotos[view.colours.indexOf(strip.colour)] === whose;
    return (
      <span className={styles.worth}>
        <b>{formatPoints(points)}</b>
        {won && <small>{words.t('fotomania.board.goodPhoto')}</small>}
      </span>
    );
  }
  const { focus, goodPhoto } = last.shot;
  const sharp = ghosts.filter(({ shot }) => shot.focus === 'sharp').length;
  const change = stripPoints(strip.sharp + sharp) - stripPoints(strip.sharp) - 2 * (ghosts.length - sharp);
  const prize = ghosts.some(({ shot }) => shot.goodPhoto);
  return (
    <span className={styles.worth} data-change={change > 0 || prize ? 'better' : 'worse'}>
      <b>
        {formatGain(change)}
        {prize && ` ${formatGain(GOOD_PHOTO_POINTS)}`}
      </b>
      <small>
        {focus === 'sharp' ? (goodPhoto || prize) && words.t('fotomania.board.goodPhoto') : whyBlurred(words, focus, last.before.last)}
      </small>
    </span>
  );
}
