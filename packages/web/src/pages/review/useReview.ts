import type { ReviewedMove } from '@parlour/bots';
import type { Seat } from '@parlour/kernel';
import type { MatchReplay } from '@parlour/protocol';
import { useEffect, useState } from 'react';
import { askCoach } from './ask-coach.ts';
import type { FromCoach } from './coach-messages.ts';

export interface Review {
  readonly status: 'running' | 'stopped' | 'done' | 'failed';
  readonly done: number;
  readonly total: number;
  readonly moves: readonly ReviewedMove[];
}

const BEGUN: Review = { status: 'running', done: 0, total: 0, moves: [] };

/** The review of one seat while it is wanted; a finished one is kept. */
export function useReview(replay: MatchReplay, seat: Seat | null) {
  const [reviews, setReviews] = useState<Readonly<Record<Seat, Review>>>({});
  const review = seat === null ? undefined : reviews[seat];
  const isWanted = seat !== null && (review === undefined || review.status === 'running');
  useEffect(() => {
    if (!isWanted || seat === null) return undefined;
    const put = (change: (before: Review) => Review) => setReviews((before) => ({ ...before, [seat]: change(before[seat] ?? BEGUN) }));
    put(() => BEGUN);
    return askCoach({ do: 'review', replay, seat }, (message) => put((before) => after(before, message)));
  }, [replay, seat, isWanted]);
  const set = (status: Review['status']) => {
    if (seat !== null) setReviews((before) => ({ ...before, [seat]: { ...(before[seat] ?? BEGUN), status } }));
  };
  return { review: review ?? BEGUN, stop: () => set('stopped'), restart: () => set('running') };
}

function after(review: Review, message: FromCoach): Review {
  switch (message.do) {
    case 'progress': {
      const { done, total, move } = message.progress;
      return { ...review, done, total, moves: move === null ? review.moves : [...review.moves, move] };
    }
    case 'reviewed':
      return { ...review, status: 'done' };
    default:
      return { ...review, status: 'failed' };
  }
}
