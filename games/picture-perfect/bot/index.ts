import { type Bot, type BotLevel, searchMoves, traitsOf } from '@parlour/bots';
import type { Chance, Seat, Temperament } from '@parlour/kernel';
import { judge, wishJudge } from '../photo/index.ts';
import { type GuestId, heldBy, type Move, type Phase, type PicturePerfectTypes, picturePerfect, type View } from '../rules/index.ts';
import { isVipWorthwhile } from './envelope-worth.ts';
import { guestTargets, targetPoints } from './guest-targets.ts';
import { LEVEL_PARAMS, type LevelParams } from './level-params.ts';
import { EMPTY_MEMORY, type PicturePerfectMemory, remember, withNotes } from './memory.ts';
import { bestPhoto } from './photo-search.ts';
import { tempered } from './tempered.ts';
import { tradingLens } from './trading-lens.ts';

/** Reads, remembers, trades for what it does not know, and searches for the best placement. */
export const bot = (level: BotLevel, temperament: Temperament = 'even'): Bot<PicturePerfectTypes, PicturePerfectMemory> => ({
  ...botWith(level, tempered(LEVEL_PARAMS[level], traitsOf(temperament))),
  temperament,
});

/** A bot of a level with parameters of its own. */
export function botWith(level: BotLevel, params: LevelParams): Bot<PicturePerfectTypes, PicturePerfectMemory> {
  return {
    game: picturePerfect.id,
    level,
    start: () => EMPTY_MEMORY,
    observe: (memory, events, view, seat, chance) => remember(memory, events, { view, seat, params }, chance),
    choose(memory, view, seat, chance) {
      if (view.phase === 'look' || view.phase === 'final') return behindTheShield(memory, view, seat, params, chance);
      return trade(memory, view, seat, params, chance);
    },
    isSlow: ({ phase, seats }) => phase === 'final' || (!AT_SIGHT.has(phase) && params.budget.playouts * seats > QUICK),
    chooseOptional(memory, view, seat, chance) {
      const move = trade(memory, view, seat, params, chance);
      return move.do === 'pass' && view.passed[seat] === true ? null : move;
    },
  };
}

/** Phases in which a bot needs no playouts. */
const AT_SIGHT: ReadonlySet<Phase> = new Set(['look', 'reveal', 'read', 'keep', 'pay', 'vote', 'over']);
/** Playouts times seats that take few milliseconds. */
const QUICK = 100;

function trade(memory: PicturePerfectMemory, view: View, seat: Seat, params: LevelParams, chance: Chance): Move {
  const lens = tradingLens({ memory, view, seat }, params, chance);
  return searchMoves(lens, params.budget, chance)[0]?.move ?? picturePerfect.defaultMove(view, seat);
}

/** Opens every envelope it holds once, then ends the look or takes the photo. */
function behindTheShield(memory: PicturePerfectMemory, view: View, seat: Seat, params: LevelParams, chance: Chance): Move {
  if (view.open !== null)
    return { do: 'close', vip: params.usesVip && view.vip === true && addsVip(memory, view, view.open.guest, params) };
  const unread = heldBy(view, seat).find((guest) => !memory.fresh.includes(guest));
  if (unread !== undefined) return { do: 'open', guest: unread };
  if (view.phase === 'look') return { do: 'done' };
  const again = params.watchesOthers && view.vip === true ? vipGuest(memory, view, seat, params, chance) : undefined;
  if (again !== undefined) return { do: 'open', guest: again };
  const known = view.options.photoOnly ? withNotes(memory, view.notes ?? []) : memory;
  return { do: 'photo', scene: photoOf(known, view, params, params.tries, chance).scene };
}

const photoOf = (memory: PicturePerfectMemory, view: View, { countsCards }: LevelParams, tries: number, chance: Chance) =>
  bestPhoto(guestTargets(memory, countsCards), view.scene?.decorations ?? [], tries, chance);

/** A bot that watches the others adds its VIP card last, when it opens an envelope a second time for it. */
function addsVip(memory: PicturePerfectMemory, view: View, guest: GuestId, { watchesOthers, vipFrom }: LevelParams): boolean {
  if (!watchesOthers) return view.round >= vipFrom && isVipWorthwhile(memory, guest);
  return memory.fresh.indexOf(guest) !== memory.fresh.lastIndexOf(guest);
}

/** The part of the tries that goes into the choice of the guest for the VIP card. */
const VIP_TRIES = 0.2;
/** Points that another player probably gets for a guest whose envelope they have read, and for another one. */
const READ = 4;
const UNREAD = 0.3;

/** The guest of its own envelopes with whom the bot gains most on the other players, in a photo like the one it will take. */
function vipGuest(memory: PicturePerfectMemory, view: View, seat: Seat, params: LevelParams, chance: Chance): GuestId | undefined {
  const targets = guestTargets(memory, params.countsCards);
  const { scene } = photoOf(memory, view, params, Math.round(params.tries * VIP_TRIES), chance);
  const isMet = wishJudge(scene, judge(scene));
  const others = view.seats - 1;
  const gains = heldBy(view, seat).map((guest) => {
    const target = targets.find((one) => one.guest === guest);
    const isPlaced = scene.guests.some(({ id }) => id === guest);
    const own =
      target === undefined || !isPlaced ? 0 : targetPoints(target, (wish) => isMet(wish, guest)) / (1 + (memory.vips[guest] ?? 0));
    const readers = memory.readers[guest]?.length ?? 0;
    return { guest, gain: own - (readers * READ + (others - readers) * UNREAD) / others };
  });
  const best = gains.toSorted((a, b) => b.gain - a.gain)[0];
  return best !== undefined && best.gain > 0 ? best.guest : undefined;
}
