import { describe, expect, it } from 'vitest';
import { byId, GUEST_IDS } from '../photo/index.ts';
import type { GuestId, Holder, Phase, PicturePerfectTypes } from '../rules/index.ts';
import { movesWith, NO_SELECTION, putBack, selectionOf, sideFor, swapGifts, tapped } from './envelope-selection.ts';

type View = PicturePerfectTypes['View'];

/** Dog and boy are seat 0's, the butler is the left neighbour's, everyone else is in the middle. */
function at(phase: Phase, held: Partial<Record<GuestId, Holder>> = { dog: 0, boy: 0, butler: 1 }): View {
  const holders = byId(GUEST_IDS, (guest): Holder => held[guest] ?? 'middle');
  return { phase, seats: 3, active: 0, card: null, won: [], holders } as unknown as View;
}

const tap = (view: View, ...guests: GuestId[]) => guests.reduce((selection, guest) => tapped(view, 0, selection, guest), NO_SELECTION);

describe('picking envelopes', () => {
  it('[P-20] keeps one: a tap on another changes the pick, a second tap on the same clears it', () => {
    const view = at('keep');
    expect(movesWith(view, 0, tap(view, 'dog', 'boy'))).toEqual([{ do: 'keep', guest: 'boy' }]);
    expect(tap(view, 'dog', 'dog')).toEqual(NO_SELECTION);
    expect(tap(view, 'butler')).toEqual(NO_SELECTION);
  });

  it('[P-21] gives the first to the left and the second to the right, or the other way round', () => {
    const view = at('give');
    expect(movesWith(view, 0, tap(view, 'dog'))).toEqual([]);
    expect(movesWith(view, 0, tap(view, 'dog', 'boy'))).toEqual([{ do: 'give', left: 'dog', right: 'boy' }]);
    expect(movesWith(view, 0, swapGifts(tap(view, 'dog', 'boy')))).toEqual([{ do: 'give', left: 'boy', right: 'dog' }]);
  });

  it('[P-21] offers both sides for an only envelope', () => {
    const view = at('give', { dog: 0 });
    expect(movesWith(view, 0, tap(view, 'dog'))).toHaveLength(2);
  });

  it('[P-23] [P-25] looks anywhere but at the player’s own, and steals from the left alone', () => {
    expect(sideFor(at('rumour'), 0, NO_SELECTION, 'dog')).toBeNull();
    expect(sideFor(at('rumour'), 0, NO_SELECTION, 'plant')).toBe('take');
    expect(sideFor(at('steal'), 0, NO_SELECTION, 'butler')).toBe('take');
    expect(sideFor(at('steal'), 0, NO_SELECTION, 'plant')).toBeNull();
  });

  it('[P-24] takes two from the middle and returns two, also the same ones', () => {
    const view = at('partner');
    const taken = tap(view, 'plant', 'girl');
    expect(movesWith(view, 0, taken)).toEqual([]);
    const both = tapped(view, 0, tapped(view, 0, taken, 'plant'), 'dog');
    expect(movesWith(view, 0, both)).toEqual([{ do: 'swap', take: ['plant', 'girl'], give: ['plant', 'dog'] }]);
    expect(putBack(both, 'plant')).toEqual({ take: ['girl'], give: ['dog'] });
  });

  it('shows a closed choice as it was picked', () => {
    const view = at('give');
    const selection = tap(view, 'dog', 'boy');
    expect(selectionOf(movesWith(view, 0, selection)[0] ?? null)).toEqual(selection);
    expect(selectionOf(null)).toEqual(NO_SELECTION);
  });
});
