import type { Chance } from '../chance.ts';
import type { AnyGame, GameTypes } from '../game.ts';
import { isJson, sameJson, sameJsonText } from '../json.ts';
import { isOver, type Match, observe, openMoves, startsNewDecision } from '../match.ts';
import { parseRecord, recordOf, replay } from '../record.ts';
import { isRefusal } from '../refusal.ts';
import { allSeats, allViewers } from '../seats.ts';
import { agreementFaults } from './agreement.ts';
import type { RandomMatch, Transition } from './random-match.ts';

const SAMPLED_MOVES = 12;

/** Violations in a position, apart from secrecy; empty when every law holds. */
export function positionFaults(match: Match<GameTypes>, chance: Chance): string[] {
  const faults: string[] = [];
  const { game, state, status } = match;
  const must = (holds: boolean, law: string): void => {
    if (!holds) faults.push(`step ${match.step}: ${law}`);
  };
  must(isJson(state), 'the state is plain JSON');
  must(isJson(status), 'the status is plain JSON');
  must(sameJson(game.clone(state), state), 'a clone equals its original');
  if (!isOver(status)) {
    const involved = [...status.must, ...status.may];
    must(new Set(status.must).size === status.must.length, 'no seat is named twice in must');
    must(new Set(status.may).size === status.may.length, 'no seat is named twice in may');
    must(
      involved.every((seat) => allSeats(match.seats).includes(seat)),
      'only seats of the match decide',
    );
    must(status.must.length > 0 || game.elapse !== undefined, 'a step of the clock can elapse');
  }
  const shared = sharedPart(game, game.view(state, 'spectator'));
  for (const viewer of allViewers(match.seats)) {
    const { view } = observe(match, viewer);
    must(isJson(view), `the view of ${viewer} is plain JSON`);
    must(sameJson(sharedPart(game, view), shared), `${viewer} sees what all see, but for its own keys`);
    const dreamt = game.imagine(view, viewer, {}, chance);
    must(sameJsonText(game.view(dreamt, viewer), view), `the world imagined by ${viewer} looks like the real one`);
    must(sameJson(game.status(dreamt), status), `the world imagined by ${viewer} waits for the same seats`);
    if (viewer === 'spectator') continue;
    const involved = !isOver(status) && (status.must.includes(viewer) || status.may.includes(viewer));
    const disagreements = agreementFaults(game, view, viewer, chance);
    faults.push(...[...moveFaults(game, view, viewer, involved, chance), ...disagreements].map((fault) => `step ${match.step}: ${fault}`));
  }
  return faults;
}

function sharedPart({ privateKeys }: AnyGame, view: object): object {
  return Object.fromEntries(Object.entries(view).filter(([key]) => !privateKeys.includes(key)));
}

function moveFaults(game: AnyGame, view: object, seat: number, involved: boolean, chance: Chance): string[] {
  const faults: string[] = [];
  const legal = game.legalMoves(view, seat);
  if (involved !== legal.length > 0) faults.push(`seat ${seat} has ${legal.length} legal moves and ${involved ? 'is' : 'is not'} asked`);
  if (!areDistinct(legal)) faults.push(`the legal moves of seat ${seat} are distinct`);
  for (const move of legal.length > SAMPLED_MOVES ? chance.shuffle(legal).slice(0, SAMPLED_MOVES) : legal) {
    if (!isJson(move)) faults.push('a move is plain JSON');
    const refusal = game.check(view, seat, move);
    if (refusal !== undefined) faults.push(`the legal move ${JSON.stringify(move)} is refused: ${refusal.refused}`);
    const parsed = game.parseMove(JSON.parse(JSON.stringify(move)));
    if (isRefusal(parsed) || !sameJson(parsed.ok, move)) faults.push(`the move ${JSON.stringify(move)} survives the wire`);
  }
  return faults;
}

const distinctLists = new WeakSet<readonly object[]>();

function areDistinct(moves: readonly object[]): boolean {
  if (distinctLists.has(moves)) return true;
  if (new Set(moves.map((move) => JSON.stringify(move))).size !== moves.length) return false;
  distinctLists.add(moves);
  return true;
}

const keysOfViews = new WeakMap<AnyGame, string>();

/** The keys of the first view of a game in any match. */
function keysIn(game: AnyGame, seen: string): string {
  const known = keysOfViews.get(game) ?? seen;
  keysOfViews.set(game, known);
  return known;
}

/** Violations in a step. */
export function transitionFaults({ before, played, after }: Transition): string[] {
  const faults: string[] = [];
  for (const { event } of played.events) if (!isJson(event)) faults.push(`step ${after.step}: an event is plain JSON`);
  for (const { game, state, step } of [before, after])
    for (const viewer of allViewers(before.seats)) {
      const keys = Object.keys(game.view(state, viewer)).join();
      if (keys !== keysIn(game, keys)) faults.push(`step ${step}: the keys of a view never change, nor do they depend on options`);
    }
  if (after.step !== before.step + 1) faults.push('every entry is one step');
  return [...faults, ...sideMoveFaults({ before, played, after })];
}

/** A side move leaves every other choice unchanged. */
function sideMoveFaults({ before, played: { entry }, after }: Transition): string[] {
  if (!('move' in entry) || before.game.isSideMove?.(entry.move) !== true || startsNewDecision(before, after)) return [];
  return allSeats(before.seats)
    .filter((seat) => seat !== entry.seat && !sameJson(openMoves(before, seat), openMoves(after, seat)))
    .map((seat) => `step ${after.step}: a side move of seat ${entry.seat} changes what seat ${seat} can do`);
}

/** The record of a finished game, written and read back, gives the same match. */
export function replayFaults(walk: RandomMatch): string[] {
  const record = parseRecord(JSON.parse(JSON.stringify(recordOf(walk.last, walk.entries))));
  if (isRefusal(record)) return [`the record is refused: ${record.refused}`];
  const match = replay(walk.last.game, record.ok);
  if (isRefusal(match)) return [`the record does not replay: ${JSON.stringify(match)}`];
  return sameJson(match.state, walk.last.state) && match.step === walk.last.step ? [] : ['the record replays to another match'];
}

const JUNK: readonly unknown[] = [
  undefined,
  null,
  0,
  -1,
  Number.NaN,
  '',
  'x',
  [],
  [[]],
  {},
  { do: 'x' },
  { __proto__: null },
  { seat: 1e9 },
];

/** Parsers refuse junk; they neither throw nor accept it. */
export function parserFaults(game: AnyGame, options: object, seats: number): string[] {
  const faults: string[] = [];
  for (const junk of JUNK) if (!isRefusal(game.parseMove(junk))) faults.push(`parseMove takes ${JSON.stringify(junk)}`);
  for (const junk of [0, 'x', [], { noSuchOption: 1 }]) {
    if (!isRefusal(game.parseOptions(junk, seats))) faults.push(`parseOptions takes ${JSON.stringify(junk)}`);
  }
  const again = game.parseOptions(JSON.parse(JSON.stringify(options)), seats);
  if (isRefusal(again) || !sameJson(again.ok, options)) faults.push('options survive the wire');
  return faults;
}
