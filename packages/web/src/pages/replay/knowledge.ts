import { type MemoryState, possibleWorlds, rememberStep, startMemory } from '@parlour/bots';
import { perfectMemoryFor } from '@parlour/games/perfect-memory-catalogue';
import { allSeats, findSecrets, type GameTypes, isKnownTo, type Match, type Seat, type SecretLocation, valueAt } from '@parlour/kernel';
import type { HiddenPieceName } from '@parlour/words';
import type { Timeline } from './timeline.ts';

/** What one seat could know of a hidden piece. */
export interface SeatKnowledge {
  readonly sees: boolean;
  /** The possible values for a perfect memory; one value is certainty. */
  readonly could: readonly string[];
}

/** A hidden piece, or several together: its place, its true value, and the knowledge by seat. */
export interface HiddenPiece {
  readonly where: string;
  readonly what: string;
  readonly bySeat: readonly SeatKnowledge[];
}

export type PieceNamer = (path: readonly string[], state: object) => HiddenPieceName | null;

/** Worlds imagined for each seat: what is the same in all of them counts as known. */
const WORLDS = 14;

export const isCertain = ({ sees, could }: SeatKnowledge): boolean => sees || could.length === 1;

/** The knowledge of each seat at every step of a match, computed on demand. */
export class KnowledgeByStep {
  readonly #timeline: Timeline;
  readonly #name: PieceNamer;
  readonly #heads: (readonly MemoryState[])[] = [];
  readonly #pages = new Map<number, readonly HiddenPiece[]>();

  constructor(timeline: Timeline, name: PieceNamer) {
    this.#timeline = timeline;
    this.#name = name;
  }

  at(step: number): readonly HiddenPiece[] {
    let page = this.#pages.get(step);
    if (page === undefined) {
      page = this.#read(step);
      this.#pages.set(step, page);
    }
    return page;
  }

  /** Computes one earlier step per call; returns how many are left. */
  workBackFrom(step: number): number {
    let missing = 0;
    let next: number | undefined;
    for (let s = step; s >= 0; s--) {
      if (this.#pages.has(s)) continue;
      missing += 1;
      next ??= s;
    }
    if (next === undefined) return 0;
    this.at(next);
    return missing - 1;
  }

  /** The step since which it has been hidden and this seat could place it, without a break; null until all earlier steps are computed. */
  since(step: number, seat: Seat, what: string): number | null {
    let first = step;
    for (let s = step - 1; s >= 0; s--) {
      const page = this.#pages.get(s);
      if (page === undefined) return null;
      const knows = page.find((piece) => piece.what === what)?.bySeat[seat];
      if (knows === undefined || !isCertain(knows)) break;
      first = s;
    }
    return first;
  }

  #read(step: number): HiddenPiece[] {
    const { match } = this.#step(step);
    const heads = this.#headsAt(step);
    const named = findSecrets(match.state).flatMap((place) => {
      const name = this.#name(place.path, match.state);
      return name === null ? [] : [{ place, name }];
    });
    if (named.length === 0 || heads.length === 0) return [];
    const worlds = heads.map((head) => possibleWorlds(head, match, WORLDS));
    const together = new Map<string, Part[]>();
    for (const part of named) together.set(part.name.where, [...(together.get(part.name.where) ?? []), part]);
    return [...together].map(([where, parts]) => pieceOf(where, parts, worlds, match));
  }

  #headsAt(step: number): readonly MemoryState[] {
    const recall = perfectMemoryFor(this.#step(0).match.game.id);
    if (recall === undefined) return [];
    for (let s = this.#heads.length; s <= step; s++) {
      const { match } = this.#step(s);
      const before = this.#heads[s - 1] ?? allSeats(match.seats).map((seat) => startMemory(recall, match, seat));
      this.#heads.push(before.map((head) => rememberStep(head, this.#step(s))));
    }
    return this.#heads[step] ?? [];
  }

  #step(step: number): Timeline[number] {
    const found = this.#timeline[step];
    if (found === undefined) throw new RangeError(`no step ${step}`);
    return found;
  }
}

interface Part {
  readonly place: SecretLocation;
  readonly name: HiddenPieceName;
}

function pieceOf(where: string, parts: readonly Part[], worlds: readonly (readonly object[])[], { seats }: Match<GameTypes>): HiddenPiece {
  const inWorld = (world: object): string => parts.map(({ place, name }) => called(name, valueAt(world, place.path) ?? null)).join('\n');
  const what = parts.map(({ place, name }) => called(name, place.secret.secret)).join('\n');
  const bySeat = allSeats(seats).map((seat): SeatKnowledge => {
    const sees = parts.every(({ place }) => isKnownTo(place.secret, seat));
    return { sees, could: sees ? [what] : [...new Set((worlds[seat] ?? []).map(inWorld))] };
  });
  return { where, what, bySeat };
}

const called = (name: HiddenPieceName, content: Parameters<HiddenPieceName['what']>[0]): string =>
  content === null ? '' : name.what(content);
