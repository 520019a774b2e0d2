import type { DailyBoard } from '@parlour/protocol';

interface ResultPicture {
  readonly title: string;
  readonly line: string;
  /** A CSS colour. */
  readonly accent: string;
  readonly distribution: DailyBoard['distribution'];
  readonly mine: number;
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 70;
const PAPER = '#f6ead2';
const INK = '#2c2117';

/** A picture of the score among all scores, without anything of the deal. */
export async function drawResult({ title, line, accent, distribution, mine }: ResultPicture): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser draws no pictures');
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = accent.trim() === '' ? INK : accent;
  pen.fillRect(0, 0, WIDTH, 24);
  pen.fillStyle = INK;
  pen.font = '600 44px Georgia, serif';
  pen.fillText(title, MARGIN, 120, WIDTH - 2 * MARGIN);
  pen.font = '56px Georgia, serif';
  pen.fillText(line, MARGIN, 210, WIDTH - 2 * MARGIN);
  drawBars(pen, distribution.toReversed(), mine, accent);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File(blob === null ? [] : [blob], 'parlour-daily.png', { type: 'image/png' });
}

function drawBars(pen: CanvasRenderingContext2D, bars: DailyBoard['distribution'], mine: number, accent: string): void {
  const most = Math.max(1, ...bars.map(({ players }) => players));
  const step = (WIDTH - 2 * MARGIN) / Math.max(1, bars.length);
  const width = Math.min(90, step * 0.8);
  bars.forEach(({ score, players }, index) => {
    const height = Math.max(6, (260 * players) / most);
    pen.fillStyle = score === mine ? accent : '#c9b794';
    pen.fillRect(MARGIN + index * step + (step - width) / 2, HEIGHT - MARGIN - height, width, height);
  });
}
