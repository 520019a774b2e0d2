import type { AnyRecall, Recall } from '@parlour/bots';
import * as fotomania from './fotomania/bot/memory.ts';
import type { FotomaniaTypes } from './fotomania/rules/index.ts';
import { dealtBy } from './mascarade/bot/beliefs.ts';
import { DIALS as MASCARADE_DIALS } from './mascarade/bot/dial.ts';
import * as mascarade from './mascarade/bot/memory.ts';
import type { MascaradeTypes } from './mascarade/rules/index.ts';
import { DIALS as PICTURE_DIALS } from './picture-perfect/bot/dial.ts';
import * as picture from './picture-perfect/bot/memory.ts';
import type { PictureTypes } from './picture-perfect/rules/index.ts';
import { DIALS as HAT_DIALS } from './thats-not-a-hat/bot/dial.ts';
import * as hat from './thats-not-a-hat/bot/memory.ts';
import type { HatTypes } from './thats-not-a-hat/rules/index.ts';

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
