// Written by `npm run games:write` from the folders beside this file.
import type { Manifest } from '@parlour/kernel';
import { manifest as fotomania } from './fotomania/manifest.ts';
import { manifest as mascarade } from './mascarade/manifest.ts';
import { manifest as picturePerfect } from './picture-perfect/manifest.ts';
import { manifest as thatsNotAHat } from './thats-not-a-hat/manifest.ts';

/** The games of this build, in display order. */
export const MANIFESTS: readonly Manifest[] = [thatsNotAHat, fotomania, mascarade, picturePerfect];

export const manifestOf = (game: string): Manifest | undefined => MANIFESTS.find(({ id }) => id === game);
