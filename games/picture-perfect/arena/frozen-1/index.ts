import type { Bot, BotLevel } from '@parlour/bots';
import type { Chance, Seat } from '@parlour/kernel';
import { heldBy, type Move, type PicturePerfectTypes, picturePerfect, type View } from '../../rules/index.ts';
import { guestTargets } from './guest-targets.ts';
import { LEVEL_PARAMS, type LevelParams } from './level-params.ts';
import { EMPTY_MEMORY, type PicturePerfectMemory, remember } from './memory.ts';
import { bestPhoto } from './photo-search.ts';
import { isVipWorthwhile, tradingMove } from './trading.ts';

/** Reads, remembers, trades for what it does not know, and searches for the best placement. */
export function bot(level: BotLevel): Bot<PicturePerfectTypes, PicturePerfectMemory> {
  const params = LEVEL_PARAMS[level];
  return {
    game: picturePerfect.id,
    level,
    start: () => EMPTY_MEMORY,
    observe: (memory, events, _view, _seat, chance) => remember(memory, events, params, chance),
    choose(memory, view, seat, chance) {
      if (view.phase === 'look' || view.phase === 'final') return behindTheShield(memory, view, seat, params, chance);
      return tradingMove(memory, view, seat, params, chance);
    },
    isSlow: (view) => view.phase === 'final',
    chooseOptional(memory, view, seat, chance) {
      const move = tradingMove(memory, view, seat, params, chance);
      return move.do === 'pass' && view.passed[seat] === true ? null : move;
    },
  };
}

/** Opens every envelope it holds once, then ends the look or takes the photo. */
function behindTheShield(memory: PicturePerfectMemory, view: View, seat: Seat, params: LevelParams, chance: Chance): Move {
  if (view.open !== null) {
    return { do: 'close', vip: params.usesVip && view.vip === true && isVipWorthwhile(memory, view.open.guest, view) };
  }
  const unread = heldBy(view, seat).find((guest) => !memory.fresh.includes(guest));
  if (unread !== undefined) return { do: 'open', guest: unread };
  if (view.phase === 'look') return { do: 'done' };
  const decorations = view.scene?.decorations ?? [];
  return { do: 'photo', scene: bestPhoto(guestTargets(memory), decorations, params.tries, chance).scene };
}
