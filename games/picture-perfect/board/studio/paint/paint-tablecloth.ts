import { canvasOf } from './canvas.ts';

const BRASS = '#c9a24b';
const FOLDS = 24;
const SWAGS = 12;

/** The table seen from above. */
export function paintClothTop(): HTMLCanvasElement {
  const { canvas, context } = canvasOf(600, 600);
  context.fillStyle = '#f6eeda';
  context.fillRect(0, 0, 600, 600);
  context.strokeStyle = BRASS;
  context.lineWidth = 4;
  context.strokeRect(22, 22, 556, 556);
  context.lineWidth = 1.5;
  context.strokeRect(32, 32, 536, 536);
  context.globalAlpha = 0.35;
  for (let ring = 0; ring < 11; ring++) {
    context.beginPath();
    context.arc(300, 300, 34 + ring * 22, 0, Math.PI * 2);
    context.stroke();
  }
  for (let ray = 0; ray < 24; ray++) {
    context.beginPath();
    context.moveTo(300, 300);
    context.lineTo(300 + 270 * Math.cos((ray * Math.PI) / 12), 300 + 270 * Math.sin((ray * Math.PI) / 12));
    context.stroke();
  }
  return canvas;
}

/** The cloth as it hangs down. */
export function paintClothFront(): HTMLCanvasElement {
  const { canvas, context } = canvasOf(720, 240);
  context.fillStyle = '#f0e6cf';
  context.fillRect(0, 0, 720, 240);
  const fold = 720 / FOLDS;
  for (let x = 0; x < 720; x += fold) {
    const shade = context.createLinearGradient(x, 0, x + fold, 0);
    shade.addColorStop(0, 'rgb(90 60 40 / 0.28)');
    shade.addColorStop(0.45, 'rgb(255 255 255 / 0.25)');
    shade.addColorStop(1, 'rgb(90 60 40 / 0.28)');
    context.fillStyle = shade;
    context.fillRect(x, 0, fold, 240);
  }
  context.fillStyle = BRASS;
  context.fillRect(0, 206, 720, 6);
  context.fillRect(0, 216, 720, 3);
  const swag = 720 / SWAGS;
  context.lineWidth = 3;
  context.strokeStyle = BRASS;
  for (let middle = swag / 2; middle < 720; middle += swag) {
    context.beginPath();
    context.arc(middle, 0, swag / 2, 0, Math.PI);
    context.fillStyle = 'rgb(242 177 52 / 0.16)';
    context.fill();
    context.stroke();
  }
  return canvas;
}
