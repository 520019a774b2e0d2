import { allSeats, type Choice, type EventSink, type Seat } from '@parlour/kernel';
import { GUEST_IDS, type Scene } from '../photo/index.ts';
import { leaders, resultsOf, totals } from './score.ts';
import { closeFor, openForAll, photoSecret } from './secrets.ts';
import type { Event, Move, State } from './types.ts';

/** [P-51] One photo each; when all are taken the envelopes are opened. */
export function takePhoto(state: State, seat: Seat, scene: Scene, story: EventSink<Event>): void {
  closeFor(state, seat);
  state.photos = state.photos.with(seat, photoSecret(scene, seat));
  state.done = state.done.with(seat, true);
  story.emit({ type: 'finished', seat });
  if (state.done.every(Boolean)) scoreAll(state, story);
}

function scoreAll(state: State, story: EventSink<Event>): void {
  const photos = state.photos.flatMap((photo) => (photo === null ? [] : ['secret' in photo ? photo.secret : photo]));
  state.photos = photos;
  for (const guest of GUEST_IDS) openForAll(state, guest, story);
  const results = resultsOf(state, photos);
  for (const result of results) story.emit({ type: 'scored', result });
  state.results = results;
  state.scores = totals(state, results);
  state.candidates = leaders(state, state.scores, results);
  if (state.candidates.length > 1) state.phase = 'vote';
  else end(state, state.candidates, story);
}

/** [P-63*] A tied vote is a shared victory. */
export function countVotes(state: State, choices: readonly Choice<Move>[], story: EventSink<Event>): void {
  const votes = allSeats(state.seats).map((seat) => {
    const move = choices.find((choice) => choice.seat === seat)?.move;
    return move?.do === 'vote' ? move.for : null;
  });
  story.emit({ type: 'voted', votes });
  const count = (seat: Seat) => votes.filter((vote) => vote === seat).length;
  const most = Math.max(...state.candidates.map(count));
  end(
    state,
    state.candidates.filter((seat) => count(seat) === most),
    story,
  );
}

function end(state: State, winners: readonly Seat[], story: EventSink<Event>): void {
  state.winners = winners;
  state.phase = 'over';
  story.emit({ type: 'over', scores: state.scores ?? [], winners });
}
