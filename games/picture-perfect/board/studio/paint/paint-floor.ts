import { centreOf, MAT, SHIELD, SPACES } from '../../../photo/index.ts';
import { canvasOf } from './canvas.ts';

/** Pixels for a millimetre. */
const FINE = 4;
const MM = { width: (2 * SHIELD.wingEnd) / 10, depth: MAT.depth / 10, mat: (2 * MAT.halfWidth) / 10 };
const PLANK = { long: 40, wide: 10 };
const WOODS = ['#a9733d', '#9b6634', '#b4804a', '#8d5b2e', '#a36c3a', '#966032'];
const SPACE = 55.6;

/** The floor from wing to wing, seen from above with the wall at the top: boards, and on them the mat in herringbone with its spaces. */
export function paintFloor(): HTMLCanvasElement {
  const { canvas, context } = canvasOf(MM.width * FINE, MM.depth * FINE);
  context.scale(FINE, FINE);
  context.fillStyle = '#5a3318';
  context.fillRect(0, 0, MM.width, MM.depth);
  context.save();
  context.beginPath();
  context.rect((MM.width - MM.mat) / 2, 0, MM.mat, MM.depth);
  context.clip();
  paintHerringbone(context);
  context.restore();
  context.translate(MM.width / 2, 0);
  for (const space of SPACES) paintSpace(context, space, centreOf(space).x / 10, centreOf(space).z / 10);
  const dusk = context.createLinearGradient(0, 0, 0, MM.depth);
  dusk.addColorStop(0, 'rgb(20 8 10 / 0.5)');
  dusk.addColorStop(0.4, 'rgb(20 8 10 / 0.08)');
  dusk.addColorStop(1, 'rgb(20 8 10 / 0)');
  context.fillStyle = dusk;
  context.fillRect(-MM.width / 2, 0, MM.width, MM.depth);
  return canvas;
}

function paintHerringbone(context: CanvasRenderingContext2D): void {
  const grain = wanderer(11);
  context.save();
  context.translate(MM.width / 2, MM.depth / 2);
  context.rotate(Math.PI / 4);
  for (let row = -40; row < 40; row++) {
    for (let column = -8; column < 8; column++) {
      const x = column * 2 * PLANK.long + row * PLANK.wide;
      const y = row * PLANK.wide;
      paintPlank(context, grain, { x, y, width: PLANK.long, height: PLANK.wide });
      paintPlank(context, grain, { x: x + PLANK.long, y: y - PLANK.long + PLANK.wide, width: PLANK.wide, height: PLANK.long });
    }
  }
  context.restore();
}

interface Plank {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function paintPlank(context: CanvasRenderingContext2D, grain: () => number, { x, y, width, height }: Plank): void {
  const lies = width > height;
  context.fillStyle = WOODS[Math.floor(grain() * WOODS.length)] ?? '#9b6634';
  context.fillRect(x + 0.2, y + 0.2, width - 0.4, height - 0.4);
  context.fillStyle = 'rgb(60 30 10 / 0.2)';
  for (let vein = 0; vein < 3; vein++) {
    const along = grain();
    if (lies) context.fillRect(x + 1, y + along * height, width - 2, 0.25);
    else context.fillRect(x + along * width, y + 1, 0.25, height - 2);
  }
  context.fillStyle = 'rgb(255 230 180 / 0.1)';
  context.fillRect(x + 0.2, y + 0.2, lies ? width - 0.4 : 0.7, lies ? 0.7 : height - 0.4);
}

function paintSpace(context: CanvasRenderingContext2D, name: string, x: number, z: number): void {
  context.beginPath();
  context.roundRect(x - SPACE / 2, z - SPACE / 2, SPACE, SPACE, 5);
  context.fillStyle = 'rgb(255 226 160 / 0.1)';
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = 'rgb(50 25 8 / 0.55)';
  context.stroke();
  context.lineWidth = 0.9;
  context.strokeStyle = '#e3c478';
  context.stroke();
  context.font = "600 7px 'Fraunces Variable', Georgia, serif";
  context.fillStyle = '#f3dfa6';
  context.fillText(name, x - SPACE / 2 + 3, z + SPACE / 2 - 3);
}

/** The same wood on every machine: numbers that only look random. */
function wanderer(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 16807) % 2147483647;
    return at / 2147483647;
  };
}
