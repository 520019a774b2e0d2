import type { Chance } from '../chance.ts';
import type { AnyGame } from '../game.ts';
import { isRecord, sameJson } from '../json.ts';
import { isRefusal } from '../refusal.ts';
import type { Seat } from '../seats.ts';

/** Values that no rule allows where they stand, and a few that only some rule allows. */
const HOSTILE: readonly unknown[] = [
  0,
  -1,
  1,
  1.5,
  99,
  -0,
  1e9,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_VALUE,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  '0',
  'nobody',
  '__proto__',
  'constructor',
  'toString',
  null,
  undefined,
  true,
  false,
  [],
  [0],
  ['nobody'],
  {},
];

/** Values that are no moves of any game. */
const JUNK: readonly unknown[] = [
  undefined,
  null,
  0,
  Number.NaN,
  'x',
  [],
  [[]],
  {},
  { do: 'x' },
  { do: '__proto__' },
  { do: 'constructor' },
];

const SPOILT_MOVES = 3;
const KEPT_MOVES = 60;

/** Legal moves of other seats and of earlier steps, in any match. */
const listedBefore = new WeakMap<AnyGame, readonly object[]>();

/**
 * Where `check` and `legalMoves` disagree about illegal moves: legal ones of this and other positions, unchanged or with one value spoilt.
 * A move that `check` accepts must parse and must be listed, unless the game says that it does not list this kind.
 */
export function agreementFaults(game: AnyGame, view: object, seat: Seat, chance: Chance): string[] {
  const listed = game.legalMoves(view, seat);
  const others = listedBefore.get(game) ?? [];
  const sources = [...chance.shuffle(listed).slice(0, SPOILT_MOVES), ...chance.shuffle(others).slice(0, SPOILT_MOVES)];
  if (listed.length > 0) listedBefore.set(game, [...others.slice(-KEPT_MOVES), ...chance.shuffle(listed).slice(0, SPOILT_MOVES)]);
  const tried = [...JUNK, ...sources.flatMap((move) => [move, ...spoilt(move, chance)])];
  return tried.flatMap((move) => disagreement(game, view, seat, listed, move) ?? []);
}

/** The same for one move, spoilt in every way: each of its values with each hostile one. */
export function hostileFaults(game: AnyGame, view: object, seat: Seat, move: object): string[] {
  const listed = game.legalMoves(view, seat);
  const inherited: unknown = JSON.parse(`{"__proto__": ${JSON.stringify(move)}}`);
  const tried = [inherited, ...pathsIn(move).flatMap((path) => HOSTILE.map((value) => changed(move, path, () => value)))];
  return tried.flatMap((spoiltOne) => disagreement(game, view, seat, listed, spoiltOne) ?? []);
}

function disagreement(game: AnyGame, view: object, seat: Seat, listed: readonly object[], move: unknown): string | null {
  const name = `the move ${JSON.stringify(move)} of seat ${seat}`;
  try {
    const parsed = game.parseMove(move);
    // An unparsed move reaches `check` only through a bug in its caller, and must still be refused.
    if (game.check(view, seat, move as object) !== undefined) {
      return !isRefusal(parsed) && listed.some((legal) => sameJson(legal, parsed.ok)) ? `${name} is listed and refused` : null;
    }
    if (isRefusal(parsed)) return `${name} does not parse and is not refused`;
    if (listed.some((legal) => sameJson(legal, parsed.ok)) || game.isListed?.(parsed.ok) === false) return null;
    return `${name} is neither listed nor refused`;
  } catch (error) {
    return `${name} throws: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** The move with one of its values replaced, left out or doubled, and with a key too many. */
function spoilt(move: object, chance: Chance): unknown[] {
  const [path] = chance.shuffle(pathsIn(move));
  const spoiltOnes: unknown[] = [{ ...move, extra: 1 }];
  if (path === undefined) return spoiltOnes;
  spoiltOnes.push(changed(move, path, () => chance.pick(HOSTILE)));
  spoiltOnes.push(changed(move, path, (value) => (Array.isArray(value) ? [...value, ...value] : [value])));
  spoiltOnes.push(changed(move, path, (value) => (typeof value === 'number' ? value + chance.pick([-1, 0.5, 1, 1e6]) : undefined)));
  const [key = ''] = path;
  spoiltOnes.push(Object.fromEntries(Object.entries(move).filter(([name]) => name !== key)));
  return spoiltOnes;
}

type Path = readonly string[];

function pathsIn(value: unknown): Path[] {
  if (!isRecord(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[key], ...pathsIn(inner).map((path) => [key, ...path])]);
}

function changed(value: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item: unknown, index) => (String(index) === key ? changed(item, rest, change) : item));
  return isRecord(value) ? { ...value, [key]: changed(value[key], rest, change) } : value;
}
