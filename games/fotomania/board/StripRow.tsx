import type { Words } from '@parlour/words';
import type { Strip } from '../rules/index.ts';
import { DirectionArrow } from './art/Illustrations.tsx';
import { BlurredFrame, ColourChip, NumberFrame } from './art/Photo.tsx';
import { hiddenFrames } from './hidden-frames.ts';
import { stripLabel } from './labels.ts';
import styles from './StripRow.module.css';

interface StripRowProps {
  readonly strip: Strip;
  readonly words: Words;
  readonly none: string;
  /** How many frames fit side by side. */
  readonly room: number;
}

/** A strip in small: numbers, not scenes. */
export function StripRow({ strip, words, none, room }: StripRowProps) {
  const { colour, frames, direction } = strip;
  const hidden = hiddenFrames(frames.length, room);
  return (
    <div className={styles.row} role="img" aria-label={stripLabel(words, strip)}>
      <ColourChip colour={colour} className={styles.chip} />
      {frames.length === 0 ? (
        <span className={styles.none}>{none}</span>
      ) : (
        <>
          <DirectionArrow direction={direction} className={styles.arrow} />
          <span className={styles.frames}>
            {hidden > 0 && <b className={styles.hidden}>+{hidden}</b>}
            {frames.slice(hidden).map((frame, index) => (
              <i key={index}>
                {frame.face === 'up' ? <NumberFrame colour={colour} number={frame.number} /> : <BlurredFrame colour={colour} />}
              </i>
            ))}
          </span>
        </>
      )}
    </div>
  );
}
