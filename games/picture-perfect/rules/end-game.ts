import { allSeats, type Choice, type EventSink, type Seat } from '@parlour/kernel';
import { GUEST_IDS, type Scene } from '../photo/index.ts';
import { leaders, resultsOf, totals } from './score.ts';
import { closeFor, openForAll, photoSecret } from './secrets.ts';
import type { Event, Move, State } from './types.ts';

/** [P-51] One photo each; when all are taken the envelopes are opened. */
export function takePhoto(state: State, seat: Seat, scene: Scene, sink: EventSink<Event>): void {
  closeFor(state, seat);
  state.photos = state.photos.with(seat, photoSecret(scene, seat));
  state.done = state.done.with(seat, true);
  sink.emit({ type: 'finished', seat });
  if (state.done.every(Boolean)) scoreAll(state, sink);
}

function scoreAll(state: State, sink: EventSink<Event>): void {
  const photos = state.photos.flatMap((photo) => (photo === null ? [] : ['secret' in photo ? photo.secret : photo]));
  state.photos = photos;
  for (const guest of GUEST_IDS) openForAll(state, guest, sink);
  const results = resultsOf(state, photos);
  for (const result of results) sink.emit({ type: 'scored', result });
  state.results = results;
  state.scores = totals(state, results);
  state.candidates = leaders(state, state.scores, results);
  if (state.candidates.length > 1) state.phase = 'vote';
  else end(state, state.candidates, sink);
}

/** [P-63*] A tied vote is a shared victory. */
export function countVotes(state: State, choices: readonly Choice<Move>[], sink: EventSink<Event>): void {
  const votes = allSeats(state.seats).map((seat) => {
    const move = choices.find((choice) => choice.seat === seat)?.move;
    return move?.do === 'vote' ? move.for : null;
  });
  sink.emit({ type: 'voted', votes });
  const count = (seat: Seat) => votes.filter((vote) => vote === seat).length;
  const most = Math.max(...state.candidates.map(count));
  end(
    state,
    state.candidates.filter((seat) => count(seat) === most),
    sink,
  );
}

function end(state: State, winners: readonly Seat[], sink: EventSink<Event>): void {
  state.winners = winners;
  state.phase = 'over';
  sink.emit({ type: 'over', scores: state.scores ?? [], winners });
}
