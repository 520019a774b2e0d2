import type { FotomaniaTypes } from '@parlour/games/fotomania';
import type { MascaradeTypes } from '@parlour/games/mascarade';
import type { PictureTypes } from '@parlour/games/picture-perfect';
import type { HatTypes } from '@parlour/games/thats-not-a-hat';
import * as fotomania from './fotomania/memory.ts';
import { dealtBy } from './mascarade/beliefs.ts';
import { DIALS as MASCARADE_DIALS } from './mascarade/dial.ts';
import * as mascarade from './mascarade/memory.ts';
import { DIALS as PICTURE_DIALS } from './picture-perfect/dial.ts';
import * as picture from './picture-perfect/memory.ts';
import type { AnyRecall, Recall } from './recall.ts';
import { DIALS as HAT_DIALS } from './thats-not-a-hat/dial.ts';
import * as hat from './thats-not-a-hat/memory.ts';

const NEVER_FADES = { ...HAT_DIALS.sharp, seeing: 1, hearsay: 0, lapse: 0, fade: 0, interference: 0, slip: 0, mixUp: 0 };

/** What was only named is not known: everybody may lie. */
const seen = (trace: hat.Trace | null) => (trace !== null && trace.strength > 0 ? trace.object : null);

const hatRecall: Recall<HatTypes, hat.HatMemory> = {
  begin: hat.blankMemory,
  notice: (memory, heard, view, _seat, chance) => hat.noticed(memory, heard, view, NEVER_FADES, chance),
  believe: ({ gifts, moving }) => ({ gifts: gifts.map((column) => column.map(seen)), moving: seen(moving) }),
};

const fotomaniaRecall: Recall<FotomaniaTypes, fotomania.FotomaniaMemory> = {
  begin: fotomania.blankMemory,
  notice: (memory, heard, view) => fotomania.noticed(memory, heard, view),
  believe: fotomania.beliefsOf,
};

/** Announcements and claims prove nothing: only what was seen counts. */
const ONLY_WHAT_WAS_SEEN = { ...MASCARADE_DIALS.sharp, fade: 0, reading: 0 };

const mascaradeRecall: Recall<MascaradeTypes, mascarade.MascaradeMemory> = {
  begin: mascarade.firstMemory,
  notice: (memory, heard, view, seat) => mascarade.noticed(memory, heard, view, seat, ONLY_WHAT_WAS_SEEN),
  believe({ beliefs }, { inPlay, seats }, chance) {
    const dealt = dealtBy(beliefs, inPlay, chance);
    return { masks: dealt.slice(0, seats), centre: dealt.slice(seats) };
  },
};

const pictureRecall: Recall<PictureTypes, picture.PictureMemory> = {
  begin: () => picture.BLANK,
  notice: (memory, heard, _view, _seat, chance) => picture.noticed(memory, heard, { ...PICTURE_DIALS.sharp, forgets: 0 }, chance),
  believe: ({ wishes }) => ({ wishes }),
};

const RECALLS: Readonly<Record<string, unknown>> = {
  'thats-not-a-hat': hatRecall,
  fotomania: fotomaniaRecall,
  mascarade: mascaradeRecall,
  'picture-perfect': pictureRecall,
};

/** Perfect memory for a game; undefined where nobody has taught it. */
export function recallFor(game: string): AnyRecall | undefined {
  return Object.hasOwn(RECALLS, game) ? (RECALLS[game] as AnyRecall) : undefined;
}
