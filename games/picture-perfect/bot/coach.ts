import { defineCoach, exactExp, type Ground, type PerfectMemory, playOut } from '@parlour/bots';
import type { Chance } from '@parlour/kernel';
import { judge, type Scene, type Wish, wishJudge } from '../photo/index.ts';
import {
  contentsOf,
  defaultPhoto,
  type GuestId,
  type Move,
  type PicturePerfectTypes,
  picturePerfect,
  pointsFor,
  type State,
  wishOf,
} from '../rules/index.ts';
import { guestTargets } from './guest-targets.ts';
import { LEVEL_PARAMS } from './level-params.ts';
import { EMPTY_MEMORY, type PicturePerfectMemory, remember, wishesOf } from './memory.ts';
import { perfectMemory } from './perfect-memory.ts';
import { bestPhoto } from './photo-search.ts';
import { LEAD, type PictureDecision, tradingOutlook } from './trading-lens.ts';

/** Wishes are forgotten at the rate of a player of middle strength. */
const human: PerfectMemory<PicturePerfectTypes, PicturePerfectMemory> = {
  start: () => EMPTY_MEMORY,
  observe: (memory, events, view, seat, chance) => remember(memory, events, { view, seat, params: LEVEL_PARAMS.normal }, chance),
  believe: ({ wishes }) => ({ wishes }),
};

/** Placements tried for the best photo. */
const TRIES = 4000;
/** Points of a good photo. */
const PAR = 20;
const MAX_MOVES = 10;

const shareOf = (points: number): number => 1 / (1 + exactExp((PAR - points) / LEAD));

type Judge = (scene: Scene) => (world: State) => number;

/** The points of a photo in a world. A photo is judged once for all worlds. */
function photoJudge(): Judge {
  const known = new Map<Scene, (world: State) => number>();
  return (scene) => {
    let points = known.get(scene);
    if (points === undefined) {
      const isMet = wishJudge(scene, judge(scene));
      const placed = scene.guests.map(({ id }) => id);
      points = (world) =>
        placed.reduce((sum, guest) => {
          const { wishes, vips } = contentsOf(guest, world.envelopes[guest]);
          return sum + pointsFor(wishes.filter((wish) => isMet(wishOf(wish), guest)).length, vips);
        }, 0);
      known.set(scene, points);
    }
    return points;
  };
}

/** Routine moves, and those whose worth lies in what the others believe. */
const UNGRADED = new Set<Move['do']>(['open', 'close', 'arrange', 'done', 'ready', 'offer', 'pay', 'vote']);

const isGraded = (move: Move): boolean => !UNGRADED.has(move.do);

function shortlist({ view, seat, memory }: PictureDecision, chance: Chance): readonly Move[] {
  if (view.phase === 'final') {
    if (view.open !== null || view.done[seat] === true) return [];
    const { scene } = bestPhoto(guestTargets(memory, true), view.scene?.decorations ?? [], TRIES, chance);
    return [{ do: 'photo', scene }, defaultPhoto(view)];
  }
  const moves = picturePerfect.legalMoves(view, seat).filter((move) => isGraded(move) && move.do !== 'photo');
  return moves.length <= MAX_MOVES ? moves : chance.shuffle(moves).slice(0, MAX_MOVES);
}

const MAX_WISHES = 2;

/** Remembered wishes that the better photo meets and the other does not, one of a guest, by the points of the guests. */
function missedWishes({ memory }: PictureDecision, best: Scene, played: Scene | null): readonly Ground[] {
  const isMet = wishJudge(best, judge(best));
  const wasMet = played === null ? null : wishJudge(played, judge(played));
  const wasThere = new Set(played?.guests.map(({ id }) => id));
  const points = (guest: GuestId): number => pointsFor(wishesOf(memory, guest).filter((wish) => isMet(wishOf(wish), guest)).length, 0);
  return best.guests
    .map(({ id }) => id)
    .toSorted((a, b) => points(b) - points(a))
    .flatMap((guest) => {
      const isMissed = (wish: Wish): boolean => isMet(wish, guest) && !(wasThere.has(guest) && wasMet?.(wish, guest) === true);
      const wishes = wishesOf(memory, guest);
      const index = wishes.findIndex((wish) => isMissed(wishOf(wish)));
      return index < 0 ? [] : [{ path: ['envelopes', guest, 'wishes', String(index)], contents: wishes.slice(index, index + 1) }];
    })
    .slice(0, MAX_WISHES);
}

export const coach = defineCoach<PicturePerfectTypes, PicturePerfectMemory>({
  game: picturePerfect,
  perfect: perfectMemory,
  human,
  worlds: 36,
  isGraded,
  shortlist: (decision, _worlds, chance) => shortlist(decision, chance),
  valuer(decision) {
    const points = photoJudge();
    const outlook = tradingOutlook(decision, LEVEL_PARAMS.sharp);
    return (world, move, chance) => {
      if (move.do !== 'photo') return { share: playOut(outlook, world, move, chance) };
      const won = points(move.scene)(world);
      return { share: shareOf(won), points: won };
    };
  },
  grounds: (decision, best, played) =>
    best.do === 'photo' ? missedWishes(decision, best.scene, played?.do === 'photo' ? played.scene : null) : [],
});
