import type { Seat } from '@parlour/kernel';
import { useAnnounced } from '@parlour/ui/announcer/useAnnounced.ts';
import { formatGain, formatPoints } from '@parlour/ui/board/format-points.ts';
import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import { cssVars } from '@parlour/ui/css-vars.ts';
import { type GuestId, layersOf } from '../../photo/index.ts';
import { type GuestResult, type PicturePerfectTypes, pointsFor, type Scene } from '../../rules/index.ts';
import { playerName } from '../exchange-props.ts';
import { type Evidence, PhotoView } from '../studio/index.ts';
import styles from './AlbumPhoto.module.css';
import { type AlbumProgress, focusedWish, pointsRead, REVEALS_PER_ENVELOPE } from './album-progress.ts';
import { WishTicks } from './WishTicks.tsx';
import { type JudgedPhoto, type WishEvidence, wishEvidence } from './wish-evidence.ts';

interface PrintProps extends BoardProps<PicturePerfectTypes> {
  readonly whose: Seat;
  readonly photo: JudgedPhoto | null;
  readonly results: readonly GuestResult[];
  readonly result: GuestResult;
  readonly reading: AlbumProgress;
  readonly leads: boolean;
  readonly loupe: boolean;
}

/** One photo in its corners, with its points for the guest whose envelope is open. */
export function AlbumPhoto(props: PrintProps) {
  const { words, whose, photo, results, result, reading, leads, loupe } = props;
  const { guest, wishes, vips } = result;
  const name = playerName(props, whose);
  const wish = wishes[focusedWish(reading) ?? -1];
  const proof = photo === null || wish === undefined ? null : wishEvidence(words, photo, guest, wish);
  useAnnounced(proof === null ? null : `${name}: ${proof.text}`);
  const shown = coverIn(proof?.points);
  const space = photo?.standing.get(guest);
  const { met, points } = result.scores[whose] ?? { met: null, points: 0 };
  return (
    <article className={styles.print} aria-label={name}>
      {photo !== null && <FramedPhoto scene={photo.scene} label={words.t('picture-perfect.board.photoOf', { who: name })} points={shown} />}
      <p className={styles.caption} data-absent={space === undefined}>
        {space === undefined ? words.t('picture-perfect.board.proof.absent') : words.t('picture-perfect.board.proof.stands', { space })}
      </p>
      <div className={styles.proof}>
        {proof !== null && photo !== null && <ProofText proof={proof} scene={photo.scene} loupe={loupe} />}
      </div>
      <div className={styles.score}>
        <h3>
          {name}
          {leads && <small>{words.t('picture-perfect.board.album.leads')}</small>}
        </h3>
        <WishTicks met={met} revealed={reading.revealed} words={words} />
        <span className={styles.gain} data-sign={Math.sign(points)}>
          {reading.revealed >= REVEALS_PER_ENVELOPE && (
            <>
              <b>{formatGain(points)}</b> {vipFactor(met, vips)}
            </>
          )}
        </span>
        <span className={styles.total}>
          {words.t('picture-perfect.board.album.total')} <b>{formatPoints(pointsRead(results, whose, reading))}</b>
        </span>
      </div>
    </article>
  );
}

/** "3 × 2" where VIP cards multiply the points. */
const vipFactor = (met: readonly boolean[] | null, vips: number): string =>
  vips > 0 && met !== null ? `${formatPoints(pointsFor(met.filter(Boolean).length, 0))} × ${vips + 1}` : '';

export function FramedPhoto({
  scene,
  label,
  points,
}: {
  readonly scene: Scene;
  readonly label: string;
  readonly points?: Evidence | undefined;
}) {
  return (
    <div className={styles.paper}>
      <i />
      <i />
      <i />
      <i />
      <PhotoView scene={scene} label={label} overlay={points} className={styles.photo} />
    </div>
  );
}

function ProofText({ proof, scene, loupe }: { readonly proof: WishEvidence; readonly scene: Scene; readonly loupe: boolean }) {
  const spot = proof.points.part === 'face' ? placeOf(scene, proof.points.guest) : null;
  return (
    <>
      {loupe && spot !== null && (
        <span className={styles.loupe} aria-hidden="true" style={cssVars({ '--x': spot.x, '--y': spot.y })}>
          <PhotoView scene={scene} label="" overlay={coverIn(proof.points)} />
        </span>
      )}
      <p>{proof.text}</p>
    </>
  );
}

/** Hatching means covered: a fully visible guest has none. */
const coverIn = (points: Evidence | undefined): Evidence | undefined => (points?.coveredBy.length ? points : undefined);

/** Where a face is in the picture, as shares of its width and height. */
function placeOf(scene: Scene, guest: GuestId): { readonly x: number; readonly y: number } | null {
  const face = layersOf(scene).find(({ of, part }) => of === guest && part === 'face');
  if (face === undefined) return null;
  const middle = (axis: 'x' | 'y') => face.points.reduce((sum, point) => sum + point[axis], 0) / face.points.length;
  return { x: (middle('x') + 1) / 2, y: (1 - middle('y')) / 2 };
}
