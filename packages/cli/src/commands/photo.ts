import { writeFileSync } from 'node:fs';
import { type CoverShare, type Examination, examinePhoto, type GuestVerdict, parseScene } from '@parlour/games/picture-perfect/photo';
import { defineCommand } from '../command.ts';
import { readJson } from '../json-file.ts';
import { drawPhoto } from '../photo/draw-photo.ts';
import { JSON_FLAG } from '../shared-flags.ts';
import { isUsageError, type UsageError, usageError } from '../usage-error.ts';

export const photoCommand = defineCommand({
  name: 'photo',
  operands: ['scene'],
  summary: 'Judges a photo of Picture Perfect: whether it is valid, and who covers what in it.',
  details: [
    'A scene is a JSON file with guests, decorations and camera; games/picture-perfect/photo/examples has one.',
    'Lengths are tenths of a millimetre; pan, tilt and zoom are tangents of half the angle, in ten-thousandths.',
    'Ends with 0 for a valid photo and with 1 for one that is refused.',
  ],
  flags: {
    png: { kind: 'text', value: 'a file to write', help: 'draw the photo into this file' },
    width: { kind: 'integer', min: 64, max: 4096, default: 960, with: 'png', help: 'width of the drawing in pixels' },
    json: JSON_FLAG,
  },
  async run({ operands: [file = ''], flags }, io) {
    const content = readJson(file, 'scene');
    if (isUsageError(content)) return content;
    const scene = parseScene(content.json);
    if (!scene.ok) return usageError(`${file} is not a scene: ${scene.problem}`);
    const found = examinePhoto(scene.value);
    if (flags.png !== undefined) {
      const failure = write(flags.png, await drawPhoto(scene.value, flags.width));
      if (failure !== null) return failure;
    }
    io.out(flags.json ? `${JSON.stringify(found)}\n` : report(found));
    return found.valid ? 0 : 1;
  },
});

function write(file: string, bytes: Buffer): UsageError | null {
  try {
    writeFileSync(file, bytes);
    return null;
  } catch (error) {
    return usageError(`${file} cannot be written: ${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}`);
  }
}

function report({ valid, placement, photo, verdict }: Examination): string {
  const lines = [
    valid ? 'valid' : 'refused',
    ...placement.map(({ clause, reason, of }) => `  ${reason} (${clause}): ${of.join(', ')}`),
    ...photo.map((fault) => `  ${fault.reason} (${fault.clause})${'guest' in fault ? `: ${fault.guest}` : ''}`),
    ...(verdict ?? []).map(({ guest, image, face }) => `${guest}: ${[...inFront(image), ...onFace(face)].join('; ')}`),
  ];
  return `${lines.join('\n')}\n`;
}

function inFront({ coveredBy }: GuestVerdict['image']): string[] {
  return [coveredBy.length === 0 ? 'nobody in front' : `in front ${shares(coveredBy)}`];
}

function onFace(face: GuestVerdict['face']): string[] {
  if (face === null) return ['no face'];
  if (!face.inFrame) return ['face out of the frame'];
  if (face.hidden) return [`face hidden by ${shares(face.coveredBy)}`];
  return face.coveredBy.length === 0 ? ['face seen'] : [`face seen, partly covered by ${shares(face.coveredBy)}`];
}

function shares(coveredBy: readonly CoverShare[]): string {
  return coveredBy.map(({ by, share }) => `${by} ${(100 * share).toFixed(1)} %`).join(', ');
}
