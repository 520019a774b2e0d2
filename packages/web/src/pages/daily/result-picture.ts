import type { DailyBoard } from '@parlour/protocol';

interface ResultPicture {
  readonly title: string;
  readonly line: string;
  /** Where the deal can be played. */
  readonly address: string;
  /** A CSS colour. */
  readonly accent: string;
  readonly distribution: DailyBoard['distribution'];
  readonly mine: number;
  /** A score in the language of the page. */
  readonly nameScore: (score: number) => string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 70;
const PAPER = '#f6ead2';
const INK = '#2c2117';
const SOFT_INK = '#5a4632';
const TALLEST_BAR = 210;
/** The foot of the bars. Below it are the scores, and below them the address. */
const FOOT = HEIGHT - 140;
/** More bars than this have no room for the score under each. */
const MAX_LABELS = 16;

/** A picture of the score among all scores, without anything of the deal. */
export async function drawResult(picture: ResultPicture): Promise<File> {
  const { title, line, address, accent } = picture;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser draws no pictures');
  const font = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
  const write = (text: string, y: number, style: string, colour: string) => {
    pen.fillStyle = colour;
    pen.font = `${style} ${font}`;
    pen.fillText(text, MARGIN, y, WIDTH - 2 * MARGIN);
  };
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = accent.trim() === '' ? INK : accent;
  pen.fillRect(0, 0, WIDTH, 24);
  write(title, 120, '600 44px', INK);
  write(line, 210, '56px', INK);
  drawBars(pen, picture, font);
  write(address, HEIGHT - 44, '28px', SOFT_INK);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File(blob === null ? [] : [blob], 'parlour-daily.png', { type: 'image/png' });
}

/** The lowest score first; the own one has the colour of the game. */
function drawBars(pen: CanvasRenderingContext2D, { distribution, mine, accent, nameScore }: ResultPicture, font: string): void {
  const bars = distribution.toReversed();
  const most = Math.max(1, ...bars.map(({ players }) => players));
  const step = (WIDTH - 2 * MARGIN) / Math.max(1, bars.length);
  const width = Math.min(90, step * 0.8);
  pen.textAlign = 'center';
  bars.forEach(({ score, players }, index) => {
    const height = Math.max(6, (TALLEST_BAR * players) / most);
    const middle = MARGIN + (index + 0.5) * step;
    pen.fillStyle = score === mine ? accent : '#c9b794';
    pen.fillRect(middle - width / 2, FOOT - height, width, height);
    if (bars.length > MAX_LABELS && score !== mine) return;
    pen.fillStyle = INK;
    pen.font = `${score === mine ? '600 ' : ''}28px ${font}`;
    pen.fillText(nameScore(score), middle, FOOT + 38);
  });
  pen.textAlign = 'start';
}
