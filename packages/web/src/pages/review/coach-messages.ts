import type { Advice, ReviewProgress } from '@parlour/bots';
import type { Seat } from '@parlour/kernel';
import type { MatchReplay } from '@parlour/protocol';
import type { SeenStep } from '../../client/table/table-client.ts';

/** Everything the coach gets for a hint: what the seat has received, and nothing else. */
export interface HintRequest {
  readonly game: string;
  readonly seat: Seat;
  readonly seen: readonly SeenStep[];
}

/** A move to recommend, with a world that the seat thinks possible, which names the pieces of its facts. */
export type Hint = Advice & { readonly world: object | null };

export type ToCoach =
  | { readonly do: 'review'; readonly replay: MatchReplay; readonly seat: Seat }
  | { readonly do: 'hint'; readonly request: HintRequest };

export type FromCoach =
  | { readonly do: 'progress'; readonly progress: ReviewProgress }
  | { readonly do: 'reviewed' }
  | { readonly do: 'hint'; readonly hint: Hint | null }
  | { readonly do: 'failed' };
