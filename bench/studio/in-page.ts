import { centreOf, DEFAULT_CAMERA, GUEST_IDS, judge, LAID_TABLE, SPACES } from '@parlour/games/picture-perfect/photo';

/** Code that runs inside the page: bundled, and called there by name. */

/** Reports a software renderer as a graphics card. */
function passForGraphics(): void {
  const named = 'A graphics card';
  const isName = (asked: unknown) => asked === 0x9246 || asked === 0x1f01;
  HTMLCanvasElement.prototype.getContext = new Proxy(HTMLCanvasElement.prototype.getContext, {
    apply(get, canvas, [kind, attributes]) {
      return Reflect.apply(get, canvas, [kind, { ...attributes, failIfMajorPerformanceCaveat: false }]);
    },
  });
  WebGL2RenderingContext.prototype.getParameter = new Proxy(WebGL2RenderingContext.prototype.getParameter, {
    apply: (get, context, [asked]) => (isName(asked) ? named : Reflect.apply(get, context, [asked])),
  });
}

export interface Drag {
  readonly framesPerSecond: number;
  readonly scenery: string;
  readonly width: number;
  readonly height: number;
}

/** Drags the first waiting guest in circles over the viewfinder, one move a frame, and counts the frames. */
async function dragAbout(milliseconds: number): Promise<Drag> {
  const guest = document.querySelector('[aria-label="Waiting"] button');
  const stage = document.querySelector('[data-tutorial="viewfinder"]');
  if (guest === null || stage === null) throw new Error('no studio here');
  const { left, top, width, height } = stage.getBoundingClientRect();
  const at = (type: string, x: number, y: number) =>
    new PointerEvent(type, { bubbles: true, pointerId: 1, isPrimary: true, button: 0, clientX: x, clientY: y });
  const from = guest.getBoundingClientRect();
  guest.dispatchEvent(at('pointerdown', from.left, from.top));
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const begun = await frame();
  let now = begun;
  let frames = 0;
  for (; now - begun < milliseconds; frames++) {
    const turn = (now - begun) / 300;
    dispatchEvent(at('pointermove', left + width * (0.5 + 0.3 * Math.cos(turn)), top + height * (0.75 + 0.1 * Math.sin(turn))));
    now = await frame();
  }
  dispatchEvent(at('pointerup', left + width / 2, top + height / 2));
  const scenery = document.querySelector<HTMLElement>('[data-scenery]')?.dataset.scenery ?? '';
  return { framesPerSecond: (frames * 1000) / (now - begun), scenery, width: Math.round(width), height: Math.round(height) };
}

const WARM_UP = 50;
const MEASURED = 101;

/** The median of many verdicts. */
function verdictMs(): number {
  const guests = GUEST_IDS.map((id, index) => ({ id, ...centreOf(SPACES[index] ?? 'A1') }));
  const scene = { guests, decorations: LAID_TABLE, camera: DEFAULT_CAMERA };
  const took = () => {
    const begun = performance.now();
    judge(scene);
    return performance.now() - begun;
  };
  for (let i = 0; i < WARM_UP; i++) took();
  const times = Array.from({ length: MEASURED }, took).toSorted((one, other) => one - other);
  return times[Math.floor(MEASURED / 2)] ?? 0;
}

Object.assign(globalThis, { passForGraphics, dragAbout, verdictMs });
