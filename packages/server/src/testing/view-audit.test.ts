import { thatsNotAHat } from '@parlour/games/thats-not-a-hat/rules';
import { type AnyGame, type Entry, eventsFor, type Json, observe, play, recordOf, seedFromText, startMatch } from '@parlour/kernel';
import { expect, it } from 'vitest';
import type { KnownObservation } from './auto-player.ts';
import { ViewAudit } from './view-audit.ts';

const game: AnyGame = thatsNotAHat;

/** Two people play a few moves; both record what they see, through `lens`. */
function noted(lens: (seen: KnownObservation, events: readonly Json[]) => [KnownObservation, readonly Json[]]) {
  const options = game.parseOptions({ ready: false, show: 0, clock: 0 }, 2);
  if ('refused' in options) throw new Error(options.refused);
  const audit = new ViewAudit();
  const look = (step: Parameters<typeof eventsFor>[0], match: Parameters<typeof observe>[0]) => {
    for (const seat of [0, 1]) audit.note('m', seat, ...lens(observe(match, seat) as KnownObservation, eventsFor(step, seat) as Json[]));
  };
  const started = startMatch(game, options.ok, 2, seedFromText('ledger'));
  const entries: Entry<object>[] = [];
  let { match } = started;
  look(started.events, match);
  for (let i = 0; i < 5 && 'must' in match.status; i++) {
    const seat = match.status.must[0]!;
    const played = play(match, seat, game.legalMoves(game.view(match.state, seat), seat)[0]!);
    if ('refused' in played) throw new Error(played.refused);
    entries.push(played.entry);
    match = played.match;
    look(played.events, match);
  }
  return { ledger: audit, record: recordOf(match, entries) };
}

it('accepts what the record gives', () => {
  const { ledger: audit, record } = noted((seen, events) => [seen, events]);
  expect(audit.check('m', game, record)).toEqual({ checked: 2 * (record.entries.length + 1), wrong: 0 });
});

it('finds a wrong view, event and step', () => {
  const { ledger: audit, record } = noted((seen, events) => [
    seen.step === 2 ? { ...seen, may: [7] } : seen,
    seen.step === 3 ? [...events, 'psst'] : events,
  ]);
  expect(audit.check('m', game, record).wrong).toBe(4);
  const whole = noted((seen, events) => [seen, events]);
  expect(whole.ledger.check('m', game, { ...record, entries: record.entries.slice(0, -1) }).wrong).toBe(2);
});
