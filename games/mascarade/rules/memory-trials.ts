import { isRefusal, type MatchRecord, type MemoryTrial, type Refusal, replay, type Seat } from '@parlour/kernel';
import { kindOf, type MaskKind } from './cards.ts';
import { mascarade } from './index.ts';
import { maskOf } from './places.ts';
import type { Event, State } from './types.ts';

/**
 * The memory trials about a player's own mask: a claim, a pass with that mask on,
 * and the answer to the Guru. Counted in turns since they last saw it. The clock's moves count for nobody.
 */
export function memoryTrials(record: MatchRecord): readonly MemoryTrial[] | Refusal {
  const trials: MemoryTrial[] = [];
  const lastSeen = new Map<Seat, number>();
  const byTheClock = new Set<Seat>();
  let before: State | undefined;

  const note = (seat: Seat, turn: number, right: boolean) => {
    if (!byTheClock.has(seat)) trials.push({ seat, distance: turn - (lastSeen.get(seat) ?? 0), correct: right });
  };
  const applyEvent = (event: Event, state: State): void => {
    const { turn, announced } = state;
    switch (event.type) {
      case 'answered': {
        const wears = worn(state, event.seat) === announced;
        if (event.answer === 'claim' || wears) note(event.seat, turn, (event.answer === 'claim') === wears);
        return;
      }
      case 'confessed':
        note(event.seat, turn, event.said === event.mask);
        lastSeen.set(event.seat, turn);
        return;
      case 'looked':
      case 'peeked':
      case 'revealed':
      case 'spied':
        lastSeen.set(event.seat, turn);
        return;
      default:
        return;
    }
  };

  const match = replay(mascarade, record, (step) => {
    if ('entry' in step && 'seat' in step.entry) {
      if (step.entry.forced === true) byTheClock.add(step.entry.seat);
      else byTheClock.delete(step.entry.seat);
    }
    // A step can end a turn, or change places: its events belong to the state before it.
    const earlier = before ?? step.match.state;
    for (const { event } of step.events) applyEvent(event, earlier);
    before = step.match.state;
  });
  return isRefusal(match) ? match : trials;
}

function worn(state: State, seat: Seat): MaskKind {
  const mask = maskOf(state, seat);
  return kindOf(typeof mask === 'string' ? mask : mask.secret);
}
