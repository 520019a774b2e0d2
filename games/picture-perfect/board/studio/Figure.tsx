import { GUESTS, type GuestId } from '../../photo/index.ts';
import { cutOutOf, type FigureId } from './figures.ts';
import { figureUrl } from './paint/artwork.ts';

/** The whole cut-out of a guest or a decoration, in true size: one unit is a millimetre. */
export function Figure({ of, className }: { readonly of: FigureId; readonly className?: string | undefined }) {
  const { left, right, height } = cutOutOf(of);
  return (
    <svg className={className} viewBox={`${left / 10} ${-height / 10} ${(right - left) / 10} ${height / 10}`} aria-hidden="true">
      <Drawing of={of} />
    </svg>
  );
}

/** Half the side of the square around a face, in millimetres. */
const AROUND_FACE = 15;
const AROUND_PLANT = 28;

/** Head and shoulders of a guest in a square. Always beside a name. */
export function Portrait({ guest, className }: { readonly guest: GuestId; readonly className?: string | undefined }) {
  const { x, y, around } = headOf(guest);
  return (
    <svg className={className} viewBox={`${x - around} ${-y - around} ${2 * around} ${2 * around}`} aria-hidden="true">
      <Drawing of={guest} />
    </svg>
  );
}

function Drawing({ of }: { readonly of: FigureId }) {
  const { left, right, height } = cutOutOf(of);
  return <image href={figureUrl(of)} x={left / 10} y={-height / 10} width={(right - left) / 10} height={height / 10} />;
}

function headOf(guest: GuestId): { readonly x: number; readonly y: number; readonly around: number } {
  const { face } = GUESTS[guest];
  if (face === null) return { x: 0, y: 74, around: AROUND_PLANT };
  const middle = (axis: 'x' | 'y') => face.reduce((sum, point) => sum + point[axis], 0) / face.length / 10;
  return { x: middle('x'), y: middle('y') + 2, around: AROUND_FACE };
}
