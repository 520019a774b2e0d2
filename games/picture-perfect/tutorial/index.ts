import type { Seat } from '@parlour/kernel';
import { defineTutorial } from '@parlour/ui/tutorial/lesson.ts';
import { centreOf, DEFAULT_CAMERA, LAID_TABLE, type Scene, type Space } from '../photo/index.ts';
import { type GuestId, type Move, type PicturePerfectTypes, picturePerfect } from '../rules/index.ts';

/** Five exchanges are behind the learner, and this seed leaves the Theft for the last. */
const LAST_EXCHANGE = 6;
const ENOUGH_GUESTS = 3;

/** The photos of the bots. */
const PHOTOS: Readonly<Record<Seat, Readonly<Partial<Record<Space, GuestId>>>>> = {
  1: { A4: 'man-in-tails', B4: 'lady-red', C4: 'butler', E3: 'big-hat', B2: 'grandmother', A1: 'dog', E2: 'girl' },
  2: { B3: 'moustache-man', C3: 'lady-yellow', D4: 'plant', E4: 'lady-green', F2: 'old-gentleman', B1: 'boy', E1: 'wheelchair-gentleman' },
};

function photoOf(seat: Seat): Scene {
  const guests = Object.entries(PHOTOS[seat] ?? {}).map(([space, id]) => ({ id, ...centreOf(space as Space) }));
  return { guests, decorations: LAID_TABLE, camera: DEFAULT_CAMERA };
}

const isLooking = (move: Move): boolean => move.do === 'open' || move.do === 'close' || move.do === 'arrange';

const isCrowded = (move: Move): boolean => move.do === 'photo' && move.scene.guests.length >= ENOUGH_GUESTS;

export const tutorial = defineTutorial<PicturePerfectTypes>({
  game: 'picture-perfect',
  seed: 'first party 3',
  options: { first: 0, lookClock: 0, choiceClock: 0, photoClock: 0 },
  opponents: 2,
  joinsAt: (view) => view.round === LAST_EXCHANGE && view.phase === 'look',
  reply: (view, seat) => (view.phase === 'final' ? { do: 'photo', scene: photoOf(seat) } : picturePerfect.defaultMove(view, seat)),
  lessons: [
    { say: 'tutorial.picture-perfect.welcome', high: true, ends: { by: 'next' } },
    { say: 'tutorial.picture-perfect.open', at: 'mine', high: true, ends: { by: 'move', accepts: (move) => move.do === 'open' } },
    { say: 'tutorial.picture-perfect.wishes', at: 'mine', high: true, ends: { by: 'next' } },
    {
      say: 'tutorial.picture-perfect.close',
      at: 'close',
      high: true,
      ends: { by: 'move', accepts: (move) => move.do === 'close' && !move.vip, lets: (move) => move.do === 'arrange' },
    },
    {
      say: 'tutorial.picture-perfect.done',
      at: 'done',
      high: true,
      ends: { by: 'move', accepts: (move) => move.do === 'done', lets: isLooking },
    },
    { say: 'tutorial.picture-perfect.wait', ends: { by: 'view', of: (view) => view.phase !== 'look' } },
    {
      say: 'tutorial.picture-perfect.theft',
      at: 'left-envelopes',
      keepClear: ['actions'],
      ends: { by: 'move', accepts: (move) => move.do === 'steal' },
    },
    { say: 'tutorial.picture-perfect.thieves', ends: { by: 'view', of: (view) => view.phase === 'final' } },
    { say: 'tutorial.picture-perfect.camera', at: 'viewfinder', ends: { by: 'next' } },
    {
      say: 'tutorial.picture-perfect.place',
      at: 'plan',
      keepClear: ['tray', 'viewfinder', 'shoot'],
      high: true,
      ends: { by: 'move', accepts: isCrowded, lets: isLooking },
    },
    { say: 'tutorial.picture-perfect.develop', ends: { by: 'view', of: (view) => view.results !== null } },
    { say: 'tutorial.picture-perfect.album', at: 'pages', ends: { by: 'next' } },
    { say: 'tutorial.picture-perfect.end', at: 'pages', ends: { by: 'next' } },
  ],
});
