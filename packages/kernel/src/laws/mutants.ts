import type { EventSink } from '../event-sink.ts';
import type { AnyGame, Status } from '../game.ts';
import type { Viewer } from '../seats.ts';
import { isKnownTo, type Secret } from '../secret.ts';
import { type CheckPlan, checkGame } from './check-game.ts';
import type { Wire } from './secrecy.ts';
import { secretsOf } from './state-secrets.ts';

/** A leak of a kind that real projects have shipped, planted in a game or in what a table sends. The law of secrecy must find it. */
export interface Mutant {
  readonly name: string;
  plant?(game: AnyGame): AnyGame;
  plantInWire?(wire: Wire): Wire;
}

export interface MutantResult {
  readonly mutants: number;
  readonly killed: number;
  readonly survivors: readonly string[];
}

/** Plays until each mutant is caught, or `games` games are over. */
export function checkMutants(game: AnyGame, mutants: readonly Mutant[], plan: CheckPlan): MutantResult {
  const survivors = mutants
    .filter((mutant) => {
      const wire = plan.wire === undefined ? undefined : (mutant.plantInWire?.(plan.wire) ?? plan.wire);
      const found = checkGame(mutant.plant?.(game) ?? game, { ...plan, secrecyOnly: true, ...(wire === undefined ? {} : { wire }) });
      return found.divergences.length === 0 && !found.lawFailures.some((fault) => fault.includes('secret was about to leave'));
    })
    .map((mutant) => mutant.name);
  return { mutants: mutants.length, killed: mutants.length - survivors.length, survivors };
}

/** A number that depends on a hidden value, as a checksum or a database id would. */
function fingerprint(secrets: readonly Secret[]): number {
  let hash = 7;
  for (const char of JSON.stringify(secrets.map((secret) => secret.secret))) hash = (hash * 31 + char.charCodeAt(0)) % 1_000_003;
  return hash;
}

/** A number that depends on everything that is hidden from a viewer. */
export const hiddenFrom = (state: object, viewer: Viewer): number => fingerprint(unknownTo(state, viewer));

const unknownTo = (state: object, viewer: Viewer): Secret[] => secretsOf(state).filter((secret) => !isKnownTo(secret, viewer));

/** A leak in the view: `extra` is what a careless field would hold. */
function inView(name: string, extra: (state: object, viewer: Viewer) => unknown): Mutant {
  return {
    name,
    plant: (game) => ({ ...game, view: (state, viewer) => ({ ...game.view(state, viewer), debug: extra(state, viewer) ?? null }) }),
  };
}

/** A leak in legality: the state is smuggled in behind the view, like a server that checks moves against the full state. */
function behindView(name: string, plant: (game: AnyGame, hidden: (view: object) => number) => Partial<AnyGame>): Mutant {
  return {
    name,
    plant: (game) => {
      const behind = new WeakMap<object, number>();
      const view: AnyGame['view'] = (state, viewer) => {
        const built = game.view(state, viewer);
        behind.set(built, hiddenFrom(state, viewer));
        return built;
      };
      return { ...game, view, ...plant(game, (built) => behind.get(built) ?? 0) };
    },
  };
}

/** A leak in the events of a step. */
function inStory(name: string, leak: (state: object, sink: EventSink<object>) => void): Mutant {
  return {
    name,
    plant: (game) => ({
      ...game,
      resolve: (state, choices, chance, sink) => {
        game.resolve(state, choices, chance, sink);
        leak(state, sink);
      },
    }),
  };
}

/** A leak in the waiting seats or the pace. */
function inStatus(name: string, change: (status: Exclude<Status, { over: unknown }>, hidden: number) => Status): Mutant {
  return {
    name,
    plant: (game) => ({
      ...game,
      status: (state) => {
        const status = game.status(state);
        return 'over' in status ? status : change(status, hiddenFrom(state, 'spectator'));
      },
    }),
  };
}

/** Leaks that can be planted in any game. */
export const COMMON_MUTANTS: readonly Mutant[] = [
  inView('the whole state is sent at sync', (state) => JSON.stringify(state)),
  inView('the order of hidden cards is left in a debug field', (state) => secretsOf(state).map((secret) => secret.secret)),
  inView('a secret object itself is in the view', (state) => secretsOf(state)[0]),
  inView('a spectator is treated as all-seeing', (state, viewer) =>
    viewer === 'spectator' ? secretsOf(state).map((s) => s.secret) : null,
  ),
  inView('one seat sees what lies before another', (state, viewer) => (viewer === 1 ? (unknownTo(state, 1)[0]?.secret ?? null) : null)),
  inView('a score counts a hidden card', (state, viewer) => fingerprint(unknownTo(state, viewer).slice(0, 1))),
  inView('a list is sorted by true value', (state, viewer) => {
    const keys = unknownTo(state, viewer).map((secret) => JSON.stringify(secret.secret));
    return keys.map((_, i) => i).toSorted((a, b) => ((keys[a] ?? '') < (keys[b] ?? '') ? -1 : 1));
  }),
  inView('a card id survives the shuffle', (state, viewer) => unknownTo(state, viewer).map((secret) => fingerprint([secret]))),
  inView('one bit of one hidden card', (state, viewer) => fingerprint(unknownTo(state, viewer).slice(-1)) % 2),
  {
    name: 'the order of keys follows a hidden card',
    plant: (game) => ({
      ...game,
      view: (state, viewer) => {
        const entries = Object.entries(game.view(state, viewer));
        return Object.fromEntries(hiddenFrom(state, viewer) % 2 === 0 ? entries : entries.toReversed());
      },
    }),
  },
  behindView('a button is missing because of a hidden card', (game, hidden) => ({
    legalMoves: (view, seat) => {
      const legal = game.legalMoves(view, seat);
      return legal.length > 1 && hidden(view) % 2 === 0 ? legal.slice(1) : legal;
    },
  })),
  behindView('the order of legal moves follows a hidden card', (game, hidden) => ({
    legalMoves: (view, seat) => (hidden(view) % 2 === 0 ? game.legalMoves(view, seat) : game.legalMoves(view, seat).toReversed()),
  })),
  behindView('the clock knows better', (game, hidden) => ({
    defaultMove: (view, seat) => ({ ...game.defaultMove(view, seat), hint: hidden(view) % 2 }),
  })),
  inStory('an event carries a hidden value to all', (state, sink) =>
    sink.emit({ type: 'leak', value: secretsOf(state).at(-1)?.secret ?? null }),
  ),
  inStory('the private version of an event goes to another seat', (state, sink) =>
    sink.emitTo([0], { type: 'leak', value: unknownTo(state, 0).at(-1)?.secret ?? null }),
  ),
  inStory('the number of events follows a hidden card', (state, sink) => {
    if (fingerprint(unknownTo(state, 'spectator').slice(-1)) % 2 === 0) sink.emit({ type: 'leak' });
  }),
  inStatus('a forced answer comes sooner', (status, hidden) => ({
    ...status,
    pace: { ...status.pace, seconds: (status.pace.seconds ?? 0) + (hidden % 2) },
  })),
  inStatus('the wait has another name when it matters', (status, hidden) => ({
    ...status,
    pace: { ...status.pace, name: hidden % 2 === 0 ? status.pace.name : `${status.pace.name}!` },
  })),
];
