import { DECORATION_IDS, type Layer, layersOf, type Scene } from '@parlour/games/picture-perfect/photo';

type Colour = readonly [red: number, green: number, blue: number];

const PAPER: Colour = [253, 248, 236];
const SKIN: Colour = [240, 205, 170];
const DARKNESS: Colour = [13, 18, 34];

const COLOURS: Readonly<Record<Layer['of'], Colour>> = {
  wall: [29, 81, 88],
  floor: [154, 102, 53],
  'left-wing': [22, 62, 70],
  'right-wing': [24, 68, 76],
  'table-front': [226, 212, 180],
  'table-top': [246, 238, 218],
  'table-side': [204, 190, 158],
  'old-gentleman': [110, 96, 84],
  'wheelchair-gentleman': [70, 92, 120],
  'man-in-tails': [38, 38, 46],
  'moustache-man': [146, 84, 48],
  butler: [60, 70, 62],
  boy: [56, 120, 176],
  'lady-red': [182, 44, 52],
  'lady-yellow': [232, 186, 60],
  grandmother: [140, 112, 160],
  'lady-green': [58, 138, 84],
  'big-hat': [214, 110, 146],
  girl: [238, 140, 92],
  dog: [168, 124, 78],
  plant: [40, 104, 62],
  cake: [244, 196, 204],
  vase: [96, 148, 190],
  candelabra: [201, 162, 75],
  champagne: [150, 168, 96],
  gramophone: [122, 64, 34],
  gift: [164, 54, 92],
  bucket: [168, 176, 188],
  fruit: [222, 132, 48],
  telephone: [44, 44, 52],
  candle: [248, 226, 160],
};

/** Samples a pixel, each way. */
const FINER = 3;

/** A photo in flat colours: rows of red, green and blue bytes from the top. It stops after each layer and each row. */
export function* rasterizeInSteps(scene: Scene, width: number, height: number): Generator<void, Uint8Array> {
  const [wide, high] = [width * FINER, height * FINER];
  const samples = new Uint32Array(wide * high).fill(packed(DARKNESS));
  for (const layer of layersOf(scene)) {
    fill(samples, wide, high, layer.points, packed(colourOf(layer)));
    yield;
  }
  const pixels = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    shrinkRow(samples, pixels, row, width);
    yield;
  }
  return pixels;
}

/** A colour in one number, which fills a row of samples at once. */
const packed = ([red, green, blue]: Colour): number => (red << 16) | (green << 8) | blue;

function colourOf({ of, part }: Layer): Colour {
  if (part === 'face') return SKIN;
  return part === 'cutout' && !isDecoration(of) ? PAPER : COLOURS[of];
}

function isDecoration(of: Layer['of']): boolean {
  return (DECORATION_IDS as readonly string[]).includes(of);
}

function fill(samples: Uint32Array, wide: number, high: number, points: Layer['points'], colour: number): void {
  const corners = points.map(({ x, y }) => ({ x: ((x + 1) / 2) * wide, y: ((1 - y) / 2) * high }));
  const top = Math.max(0, Math.floor(Math.min(...corners.map(({ y }) => y))));
  const bottom = Math.min(high, Math.ceil(Math.max(...corners.map(({ y }) => y))));
  for (let row = top; row < bottom; row++) {
    const height = row + 0.5;
    const crossed: number[] = [];
    let a = corners.at(-1);
    for (const b of corners) {
      if (a !== undefined && a.y <= height !== b.y <= height) crossed.push(a.x + ((height - a.y) / (b.y - a.y)) * (b.x - a.x));
      a = b;
    }
    crossed.sort((one, other) => one - other);
    for (let pair = 0; pair + 1 < crossed.length; pair += 2) {
      const from = Math.max(0, Math.ceil((crossed[pair] ?? 0) - 0.5));
      const to = Math.min(wide, Math.ceil((crossed[pair + 1] ?? 0) - 0.5));
      if (from < to) samples.fill(colour, row * wide + from, row * wide + to);
    }
  }
}

function shrinkRow(samples: Uint32Array, pixels: Uint8Array, row: number, width: number): void {
  const wide = width * FINER;
  const most = FINER ** 2;
  for (let column = 0; column < width; column++) {
    const first = (row * wide + column) * FINER;
    let [red, green, blue] = [0, 0, 0];
    for (let down = 0; down < FINER; down++) {
      for (let right = 0; right < FINER; right++) {
        const sample = samples[first + down * wide + right] ?? 0;
        red += sample >> 16;
        green += (sample >> 8) & 255;
        blue += sample & 255;
      }
    }
    const at = (row * width + column) * 3;
    pixels[at] = Math.round(red / most);
    pixels[at + 1] = Math.round(green / most);
    pixels[at + 2] = Math.round(blue / most);
  }
}
