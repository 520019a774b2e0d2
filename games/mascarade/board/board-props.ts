import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import { kindOf, type MascaradeTypes, type MaskKind, OPENING_TURNS, type Place, type Seen, type Spot, type State } from '../rules/index.ts';
import { type MoveDraft, moveOf, reachOf, sameSpot, tapped } from './move-draft.ts';
import { type MaskSpot, maskSpot } from './step-animation.ts';
import type { ScreenPlaces } from './table-geometry.ts';
import type { AnimationState } from './useStepAnimation.ts';

/** What the parts of this board may need. */
export interface MascaradeBoardProps extends BoardProps<MascaradeTypes> {
  readonly places: ScreenPlaces;
  readonly staging: AnimationState;
  readonly draft: MoveDraft;
  readonly setIntent: (draft: MoveDraft) => void;
}

/** The visible side of the mask before a place: open, or shown for a moment. */
export function seenAt({ view, staging }: Pick<MascaradeBoardProps, 'view' | 'staging'>, place: Place): Seen {
  return view.masks[place] ?? staging.showings.find((showing) => showing.place === place)?.mask ?? null;
}

/** The real mask, for a replay from the full point of view. */
export function realMask(mask: State['masks'][number] | undefined): MaskKind | null {
  if (mask === undefined) return null;
  return kindOf(typeof mask === 'string' ? mask : mask.secret);
}

/** The two masks under the cloth: in a player's hands, or about to be. */
export function masksUnderCloth({ view, draft, seat, staging }: MascaradeBoardProps): readonly [MaskSpot, MaskSpot] | null {
  const placeOf = (who: number): Place => view.placeOf[who] ?? who;
  if (staging.sweep !== null) return staging.sweep.spots;
  if (view.held !== null) return [{ place: placeOf(view.held[0]) }, { place: placeOf(view.held[1]) }];
  if (draft.kind !== 'exchange' || draft.spot === null || seat === null) return null;
  return [{ place: placeOf(seat) }, maskSpot(draft.spot, placeOf)];
}

/** A player who holds a mask in hand still sees it. */
export function isUnderCloth(props: MascaradeBoardProps, at: MaskSpot): boolean {
  if ('place' in at && props.view.masks[at.place] != null) return false;
  return masksUnderCloth(props)?.some((spot) => sameLain(spot, at)) === true;
}

const sameLain = (one: MaskSpot, other: MaskSpot): boolean =>
  'place' in one ? 'place' in other && one.place === other.place : 'centre' in other && one.centre === other.centre;

/** A seat or a mask was tapped: selected, or, tapped again, chosen. */
export function tapSpot({ draft, setIntent, legal, view, choose }: MascaradeBoardProps, spot: Spot): void {
  const again = draft.kind === 'power' && reachOf(view) === 1 && draft.seats.some((seat) => sameSpot({ seat }, spot));
  const move = again ? moveOf(draft, 1) : null;
  if (move === null) setIntent(tapped(draft, spot, legal, reachOf(view)));
  else choose(move);
}

/** All selectable places are highlighted when one must be chosen; on other turns they can still be tapped. */
export function isLit({ draft, view, legal }: MascaradeBoardProps): boolean {
  return draft.kind === 'exchange' || ((view.phase === 'power' || view.turn < OPENING_TURNS) && legal.some((move) => move.do !== 'peek'));
}
