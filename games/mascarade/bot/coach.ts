import { defineCoach, type Ground, type PerfectMemory, playOut } from '@parlour/bots';
import type { Seat } from '@parlour/kernel';
import { activeSeat, type MascaradeTypes, type MaskKind, type Move, mascarade, othersClockwise, type View } from '../rules/index.ts';
import { likelihood, sampleDeal } from './beliefs.ts';
import { LEVEL_PARAMS, type LevelParams } from './level-params.ts';
import { maskValues, turnOutlook } from './mascarade-lens.ts';
import { initialMemory, type MascaradeMemory, remember } from './memory.ts';
import { bonusOf, type MascaradeDecision, ownSpot, prospectsOf, spotOf } from './prospects.ts';

/** Everything seen and said is kept; what others say counts by how often it is true. */
const ATTENTIVE: LevelParams = { ...LEVEL_PARAMS.sharp, decay: 0, interference: 0, noise: 0 };
/** Certainties fade as those of a player of middle strength. */
const FORGETFUL: LevelParams = LEVEL_PARAMS.normal;

const memoryWith = (params: LevelParams): PerfectMemory<MascaradeTypes, MascaradeMemory> => ({
  start: initialMemory,
  observe: (memory, events, view, seat) => remember(memory, events, view, seat, params),
  believe({ beliefs }, { inPlay, seats }, chance) {
    const dealt = sampleDeal(beliefs, inPlay, chance);
    return { masks: dealt.slice(0, seats), centre: dealt.slice(seats) };
  },
});

const placeOf = (view: View, seat: Seat): number => view.placeOf[seat] ?? seat;

/** The masks on which a move rests. */
function grounds({ view, seat, memory }: MascaradeDecision, best: Move, played: Move | null): readonly Ground[] {
  const worn = (by: Seat, kind?: MaskKind): Ground => {
    const path = ['masks', String(placeOf(view, by))];
    return kind === undefined ? { path } : { path, contents: kind === 'peasant' ? ['peasant-1', 'peasant-2'] : [kind] };
  };
  switch (best.do) {
    case 'announce':
    case 'name':
      return [worn(seat, best.mask)];
    case 'claim':
    case 'pass': {
      const { announced } = view;
      if (announced === null) return [];
      const odds = (by: Seat): number => likelihood(memory.beliefs, view.inPlay, placeOf(view, by), announced);
      if (best.do === 'claim') return [worn(odds(seat) >= SURE_ENOUGH ? seat : activeSeat(view), announced)];
      const [likeliest = seat] = othersClockwise(view, seat).toSorted((a, b) => odds(b) - odds(a));
      return [worn(likeliest, announced)];
    }
    case 'exchange':
      if (best.sleight === 'swap') return ['seat' in best.with ? worn(best.with.seat) : { path: ['centre', String(best.with.centre)] }];
      return [worn(seat)];
    case 'target':
      return [worn(best.seat)];
    default:
      return played?.do === 'announce' ? [worn(seat, played.mask)] : [worn(seat)];
  }
}

/** A claim with this probability or more rests on the player's own mask, not on a doubt. */
const SURE_ENOUGH = 0.4;

/** A swap that the others cannot tell from a pretence: the worse of the two is no error below this difference. */
const UNREADABLE = 0.06;

export const coach = defineCoach<MascaradeTypes, MascaradeMemory>({
  game: mascarade,
  perfect: memoryWith(ATTENTIVE),
  human: memoryWith(FORGETFUL),
  worlds: 144,
  shortlist: ({ view, seat }) => (view.phase === 'memorise' ? [] : mascarade.legalMoves(view, seat).filter((move) => move.do !== 'peek')),
  valuer(decision, chance) {
    const { view } = decision;
    const worth = maskValues(decision, ATTENTIVE, chance);
    const outlook = turnOutlook(decision, ATTENTIVE, worth);
    const prospects = prospectsOf(decision, ATTENTIVE, worth);
    const later = (move: Move): number => {
      if (move.do !== 'exchange') return bonusOf(move, decision, ATTENTIVE, prospects);
      const [own, other] = [prospects.guessing(ownSpot(decision)), prospects.guessing(spotOf(move, view))];
      const [done, not] = move.sleight === 'swap' ? [other, own] : [own, other];
      return Math.max(done, Math.min(not, done + UNREADABLE));
    };
    return (world, move, luck) => ({ share: playOut(outlook, world, move, luck) + later(move) });
  },
  grounds,
});
