import { byId, DECORATION_IDS, GUEST_IDS } from '../../../photo/index.ts';
import wall from '../art/wall.svg?url';
import wingLeft from '../art/wing-left.svg?url';
import wingRight from '../art/wing-right.svg?url';
import type { FigureId } from '../figures.ts';
import { canvasOf } from './canvas.ts';
import { paintFloor } from './paint-floor.ts';
import { paintClothFront, paintClothTop } from './paint-tablecloth.ts';

const FIGURES = import.meta.glob<string>('../art/figures/*.svg', { eager: true, query: '?url', import: 'default' });

export function figureUrl(id: FigureId): string {
  return FIGURES[`../art/figures/${id}.svg`] ?? '';
}

/** Everything a photo is painted with. */
export interface Artwork {
  readonly figures: Readonly<Record<FigureId, HTMLCanvasElement>>;
  readonly wall: HTMLCanvasElement;
  readonly 'left-wing': HTMLCanvasElement;
  readonly 'right-wing': HTMLCanvasElement;
  readonly floor: HTMLCanvasElement;
  readonly 'table-top': HTMLCanvasElement;
  readonly 'table-front': HTMLCanvasElement;
}

let artwork: Promise<Artwork> | undefined;

export function loadArtwork(): Promise<Artwork> {
  artwork ??= paintArtwork().catch((error: unknown) => {
    artwork = undefined;
    throw error;
  });
  return artwork;
}

/** Pixels of a figure's picture for each one its drawing names: 7 for a millimetre. */
const FIGURE_SCALE = 7 / 12;
const WALL_SCALE = 0.8;

async function paintArtwork(): Promise<Artwork> {
  const ids: readonly FigureId[] = [...GUEST_IDS, ...DECORATION_IDS];
  const [back, left, right, ...figures] = await Promise.all([
    bitmap(wall, WALL_SCALE),
    bitmap(wingLeft, WALL_SCALE),
    bitmap(wingRight, WALL_SCALE),
    ...ids.map((id) => bitmap(figureUrl(id), FIGURE_SCALE)),
    document.fonts.load("600 20px 'Fraunces Variable'").then(() => undefined),
  ]);
  if (back === undefined || left === undefined || right === undefined) throw new Error('the shield has no picture');
  return {
    figures: byId(ids, (id) => {
      const figure = figures[ids.indexOf(id)];
      if (figure === undefined) throw new Error(`${id} has no picture`);
      return figure;
    }),
    wall: back,
    'left-wing': left,
    'right-wing': right,
    floor: paintFloor(),
    'table-top': paintClothTop(),
    'table-front': paintClothFront(),
  };
}

async function bitmap(url: string, scale: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const { canvas, context } = canvasOf(image.width * scale, image.height * scale);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}
