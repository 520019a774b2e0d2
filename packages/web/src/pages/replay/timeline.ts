import { gameById } from '@parlour/games/rules-catalogue';
import {
  eventsFor,
  type GameTypes,
  isOver,
  isRefusal,
  type Observation,
  observe,
  type Refusal,
  refuse,
  replay,
  type StartResult,
  type StepResult,
  sameJson,
  type Viewer,
} from '@parlour/kernel';
import type { MatchReplay } from '@parlour/protocol';

/** Every step of a match, the deal first. */
export type Timeline = readonly (StartResult<GameTypes> | StepResult<GameTypes>)[];

/** Replays a record. An alteration is refused with its step. */
export function buildTimeline({ record, outcome }: MatchReplay): Timeline | Refusal {
  const game = gameById(record.game);
  if (game === undefined) return refuse('no-such-game');
  const steps: (StartResult<GameTypes> | StepResult<GameTypes>)[] = [];
  const match = replay(game, record, (step) => steps.push(step));
  if (isRefusal(match)) return match;
  const ended = isOver(match.status) ? match.status.over : undefined;
  return outcome !== undefined && !sameJson(ended, outcome) ? refuse('record-outcome') : steps;
}

/** One viewer's view, or the full state. */
export type PointOfView = Viewer | 'all';

export interface TimelineFrame {
  readonly observation: Observation<GameTypes>;
  readonly stepEvents: { readonly step: number; readonly events: readonly object[] };
  readonly truth: GameTypes['State'] | null;
}

export function frameFor({ match, events }: Timeline[number], pointOfView: PointOfView): TimelineFrame {
  const viewer = pointOfView === 'all' ? 'spectator' : pointOfView;
  return {
    observation: observe(match, viewer),
    stepEvents: { step: match.step, events: eventsFor(events, viewer) },
    truth: pointOfView === 'all' ? match.state : null,
  };
}
