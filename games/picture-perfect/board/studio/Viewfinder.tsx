import { Icon } from '@parlour/ui/art/Icon.tsx';
import { numberFormat, type Words } from '@parlour/words';
import { type PointerEvent, type RefObject, useMemo } from 'react';
import { type FrameStretch, layersOf, type Scene } from '../../photo/index.ts';
import { Portrait } from './Figure.tsx';
import { figureName } from './figure-name.ts';
import { type FigureId, floorUnder, isDecoration, kindOf, type PieceId, pieceOf } from './figures.ts';
import { isInside, type PhotoRect, type Pixel, pixelOf, project, unproject } from './paint/projection.ts';
import { nearestAllowedSpot, placedIn } from './place-figures.ts';
import { SceneRenderer } from './SceneRenderer.tsx';
import { feedbackText, type SceneFeedback } from './scene-feedback.ts';
import { useCameraGestures } from './useCameraGestures.ts';
import type { DropSurface, FigureDrag } from './useDragFigure.ts';
import { type Size, useSize } from './usePaintedCanvas.ts';
import type { SceneDraft } from './useSceneDraft.ts';
import styles from './Viewfinder.module.css';

interface ViewfinderProps {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly draft: SceneDraft;
  readonly scene: Scene;
  readonly isMoving: boolean;
  readonly held: PieceId | null;
  readonly opinion: SceneFeedback;
  readonly surface: DropSurface;
  readonly carry: FigureDrag;
  readonly onPick: (piece: PieceId | null) => void;
  readonly disabled: boolean;
  readonly words: Words;
}

/** The camera's picture, and a margin around it. */
export function Viewfinder(props: ViewfinderProps) {
  const { stage, scene, isMoving, opinion, words } = props;
  const size = useSize(stage);
  const frame = useMemo(() => frameIn(size), [size]);
  const onCamera = useCameraGestures(stage, props.draft, frame.width, props.disabled);
  const verdict = feedbackText(words, opinion);
  const label = words.t('picture-perfect.studio.viewfinder', { guests: scene.guests.length, verdict, hidden: opinion.hidden.length });
  return (
    <div ref={stage} className={styles.stage} data-moving={isMoving} {...pointing(props, frame, onCamera)}>
      <SceneRenderer scene={scene} frame={frame} size={size} isMoving={isMoving} label={label} />
      <Marks {...props} frame={frame} size={size} />
      <div className={styles.chips} style={{ left: frame.x, right: frame.x, top: frame.y }}>
        <span className={styles.chip} data-look={opinion.faults.length === 0 ? 'good' : 'bad'}>
          <Icon name={opinion.faults.length === 0 ? 'check' : 'close'} />
          {verdict}
        </span>
        {opinion.nearly.length > 0 && (
          <span className={styles.chip} data-look="covered">
            {words.t('picture-perfect.studio.covered')}
          </span>
        )}
        {opinion.hidden.length > 0 && (
          <span className={styles.chip} data-look="hidden">
            {words.t('picture-perfect.studio.hidden', { n: opinion.hidden.length })}
            <span className={styles.heads}>
              {opinion.hidden.map((guest) => (
                <span key={guest} className={styles.head} title={figureName(words, guest)}>
                  <Portrait guest={guest} />
                </span>
              ))}
            </span>
          </span>
        )}
      </div>
    </div>
  );
}

/** The room around the frame on a wide screen. */
const MARGIN = 26;
const NARROW = 480;

function frameIn({ width, height }: Size): PhotoRect {
  const margin = width < NARROW ? 0 : MARGIN;
  const high = Math.max(0, Math.min(height - 2 * margin, ((width - 2 * margin) * 3) / 4));
  const wide = (high * 4) / 3;
  return { x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high };
}

/** The spot of the floor, or of the table, at a point of the window. */
export function spotInView(stage: HTMLElement | null, scene: Scene, point: Pixel, id: PieceId) {
  if (stage === null) return null;
  const { left, top, width, height } = stage.getBoundingClientRect();
  const spot = unproject(scene.camera, frameIn({ width, height }), { x: point.x - left, y: point.y - top }, floorUnder(kindOf(id)));
  return nearestAllowedSpot(id, spot);
}

function pointing(
  { scene, surface, carry, onPick, disabled, stage }: ViewfinderProps,
  frame: PhotoRect,
  onCamera: (event: PointerEvent) => void,
) {
  if (disabled) return {};
  return {
    onPointerDown: (event: PointerEvent) => {
      const box = stage.current?.getBoundingClientRect();
      if (box === undefined) return;
      const point = { x: event.clientX - box.left, y: event.clientY - box.top };
      const hit = layersOf(scene).findLast(
        ({ of, part, points }) =>
          isFigure(scene, of, part) &&
          isInside(
            points.map((at) => pixelOf(frame, at)),
            point,
          ),
      );
      const piece = hit && pieceOf(hit.of as FigureId, hit.copy);
      const placed = piece && placedIn(scene, piece);
      if (piece === undefined || placed === undefined) {
        onPick(null);
        return onCamera(event);
      }
      event.preventDefault();
      onPick(piece);
      const foot = project(scene.camera, frame, placed.x, floorUnder(placed.id), placed.z);
      if (foot !== null) carry.begin(event, piece, { surface, foot: { x: foot.x + box.left, y: foot.y + box.top } });
    },
  };
}

const isFigure = (scene: Scene, of: string, part: string): boolean =>
  part === 'cutout' && (isDecoration(of) || scene.guests.some(({ id }) => id === of));

/** Corners and thirds, the selected figure, the faults, and how much of a face is covered. */
function Marks({ scene, held, opinion, frame, size, words }: ViewfinderProps & { readonly frame: PhotoRect; readonly size: Size }) {
  const layers = useMemo(() => layersOf(scene), [scene]);
  const outline = (of: PieceId, part: 'cutout' | 'face' = 'cutout') =>
    layers
      .find((layer) => layer.part === part && pieceOf(layer.of as FigureId, layer.copy) === of)
      ?.points.map((point) => pixelOf(frame, point)) ?? [];
  const { x, y, width, height } = frame;
  const percent = numberFormat(words.language, { style: 'percent' });
  return (
    <svg className={styles.marks} viewBox={`0 0 ${size.width || 1} ${size.height || 1}`} aria-hidden="true">
      <path className={styles.around} d={`M0 0H${size.width}V${size.height}H0ZM${x} ${y}V${y + height}H${x + width}V${y}Z`} />
      <path
        className={styles.thirds}
        d={[1, 2].map((n) => `M${x + (n * width) / 3} ${y}v${height}M${x} ${y + (n * height) / 3}h${width}`).join('')}
      />
      <path className={styles.corners} d={cornersOf(frame)} />
      {opinion.faults
        .flatMap((fault) => ('at' in fault ? fault.at : []))
        .map((stretch) => (
          <path key={`${stretch.side} ${stretch.from}`} className={styles.beyond} d={stretchPath(frame, stretch)} />
        ))}
      {[...opinion.atFault].map((id) => (
        <polygon key={id} className={styles.fault} points={pointsOf(outline(id))} />
      ))}
      {held !== null && <polygon className={styles.held} points={pointsOf(outline(held))} />}
      {opinion.nearly.map(({ guest, covered }) => {
        const face = outline(guest, 'face');
        const middle = (axis: keyof Pixel) => face.reduce((sum, point) => sum + point[axis], 0) / (face.length || 1);
        return (
          <g key={guest} transform={`translate(${middle('x')} ${middle('y')})`}>
            <rect className={styles.shareBack} x={-19} y={-10} width={38} height={20} rx={10} />
            <text className={styles.share} y={4.5}>
              {percent(Math.floor(covered * 100) / 100)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const pointsOf = (points: readonly Pixel[]): string => points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

function cornersOf({ x, y, width, height }: PhotoRect): string {
  const inset = Math.min(x, y) < 10 ? 6 : -3;
  const [left, top, right, bottom] = [x + inset, y + inset, x + width - inset, y + height - inset];
  const arm = Math.min(34, width / 9);
  return [
    `M${left} ${top + arm}V${top}H${left + arm}`,
    `M${right - arm} ${top}H${right}V${top + arm}`,
    `M${right} ${bottom - arm}V${bottom}H${right - arm}`,
    `M${left + arm} ${bottom}H${left}V${bottom - arm}`,
  ].join('');
}

/** Sides in counter-clockwise order, from the lower left. */
function stretchPath({ x, y, width, height }: PhotoRect, { side, from, to }: FrameStretch): string {
  switch (side) {
    case 'bottom':
      return `M${x + from * width} ${y + height}H${x + to * width}`;
    case 'right':
      return `M${x + width} ${y + height - from * height}V${y + height - to * height}`;
    case 'top':
      return `M${x + width - from * width} ${y}H${x + width - to * width}`;
    case 'left':
      return `M${x} ${y + from * height}V${y + to * height}`;
  }
}
