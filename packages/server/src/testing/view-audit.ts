import { createHash } from 'node:crypto';
import { type AnyGame, eventsFor, type Json, type MatchRecord, observe, replay, type Seat } from '@parlour/kernel';
import type { KnownObservation } from './auto-player.ts';
import { sawLostDraft, withoutDraft } from './superseded.ts';

interface Note {
  readonly seat: Seat;
  readonly seen: string;
  /** The same without the viewer's own draft. */
  readonly bare: string;
  /** The events of the step, or null for a client that missed them. */
  readonly received: string | null;
}

export interface AuditResult {
  readonly checked: number;
  readonly wrong: number;
}

/** The views and events of every client in every match, to compare with the record after the end. */
export class ViewAudit {
  /** By match, then by step. */
  private readonly notes = new Map<string, Map<number, Note[]>>();

  get matches(): readonly string[] {
    return [...this.notes.keys()];
  }

  note(match: string, seat: Seat, seen: KnownObservation, events: readonly Json[] | null): void {
    const note = { seat, seen: digest(known(seen)), bare: digest(bare(seen)), received: events === null ? null : digest(events) };
    const steps = this.notes.get(match) ?? new Map<number, Note[]>();
    this.notes.set(match, steps);
    const others = steps.get(seen.step);
    if (others === undefined) steps.set(seen.step, [note]);
    else others.push(note);
  }

  /** Each view must be exactly what the record gives for that seat at that step. */
  check(match: string, game: AnyGame, record: MatchRecord): AuditResult {
    const unchecked = new Map(this.notes.get(match));
    let [checked, wrong] = [0, 0];
    replay(game, record, ({ match: at, events }) => {
      for (const { seat, seen, bare: seenBare, received } of unchecked.get(at.step) ?? []) {
        checked++;
        const right = observe(at, seat) as KnownObservation;
        const lostDraft = sawLostDraft(record.entries, at.step, seat);
        const sawRight = lostDraft ? seenBare === digest(bare(right)) : seen === digest(known(right));
        const isTrue = sawRight && (received === null || received === digest(eventsFor(events, seat)));
        if (!isTrue) wrong++;
      }
      unchecked.delete(at.step);
    });
    // Steps that the record does not have, or does not get to.
    const beyond = [...unchecked.values()].reduce((sum, notes) => sum + notes.length, 0);
    return { checked: checked + beyond, wrong: wrong + beyond };
  }
}

function known({ step, view, waiting, may, pace, sealed, over, seed }: KnownObservation): readonly unknown[] {
  return [step, view, waiting, may, pace, sealed, over, seed];
}

const bare = (seen: KnownObservation): readonly unknown[] =>
  known({ ...seen, view: withoutDraft(seen.view as object) as KnownObservation['view'] });

const digest = (value: unknown): string => createHash('md5').update(JSON.stringify(value)).digest('base64');
