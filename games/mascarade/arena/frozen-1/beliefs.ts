import type { Chance } from '@parlour/kernel';
import { copiesOf, type MaskKind } from '../../rules/index.ts';

/**
 * The probability of each kind of mask (column) at each spot (row): places first, then the centre. Rows add up to 1,
 * columns to the number of masks of that kind.
 */
export type Beliefs = readonly (readonly number[])[];

type Draft = number[][];

const kindLists = new WeakMap<readonly MaskKind[], readonly MaskKind[]>();

/** The kinds of a scenario: the columns. */
export function kindsOf(inPlay: readonly MaskKind[]): readonly MaskKind[] {
  let kinds = kindLists.get(inPlay);
  if (kinds === undefined) {
    kinds = [...new Set(inPlay)];
    kindLists.set(inPlay, kinds);
  }
  return kinds;
}

const draftOf = (beliefs: Beliefs): Draft => beliefs.map((row) => [...row]);

/** Every mask is equally likely everywhere. */
export function uniformBeliefs(inPlay: readonly MaskKind[]): Beliefs {
  const row = kindsOf(inPlay).map((kind) => copiesOf(kind) / inPlay.length);
  return inPlay.map(() => row);
}

/** A mask was seen: it is here, and so it is nowhere else. */
export function withSeen(beliefs: Beliefs, inPlay: readonly MaskKind[], spot: number, kind: MaskKind): Beliefs {
  const kinds = kindsOf(inPlay);
  const column = kinds.indexOf(kind);
  const draft = draftOf(beliefs);
  draft[spot] = kinds.map((_, i) => (i === column ? 1 : 0));
  if (copiesOf(kind) === 1) draft.forEach((row, i) => i !== spot && (row[column] = 0));
  return balanced(draft, kinds);
}

/** Two masks met under a cloth, and were swapped with this probability. */
export function withSwap(beliefs: Beliefs, one: number, other: number, probability: number): Beliefs {
  const first = beliefs[one];
  const second = beliefs[other];
  if (first === undefined || second === undefined) return beliefs;
  const mix = (here: readonly number[], there: readonly number[]) =>
    here.map((p, i) => p * (1 - probability) + (there[i] ?? 0) * probability);
  return beliefs.map((row, i) => (i === one ? mix(first, second) : i === other ? mix(second, first) : row));
}

/** An event that is this many times likelier if the mask lies here than if it does not. */
export function withHint(beliefs: Beliefs, inPlay: readonly MaskKind[], spot: number, kind: MaskKind, times: number): Beliefs {
  const kinds = kindsOf(inPlay);
  const column = kinds.indexOf(kind);
  const draft = draftOf(beliefs);
  const row = draft[spot];
  if (row === undefined || times === 1) return beliefs;
  row[column] = (row[column] ?? 0) * times;
  return balanced(draft, kinds);
}

/** Loses a little of every certainty. */
export function fadeBeliefs(beliefs: Beliefs, inPlay: readonly MaskKind[], rate: number): Beliefs {
  const blank = kindsOf(inPlay).map((kind) => (copiesOf(kind) / inPlay.length) * rate);
  return beliefs.map((row) => row.map((p, i) => p * (1 - rate) + (blank[i] ?? 0)));
}

const ROUNDS = 3;

/** Brings columns and rows back to their sums, by turns. */
function balanced(draft: Draft, kinds: readonly MaskKind[]): Draft {
  for (let round = 0; round < ROUNDS; round++) {
    for (let column = 0; column < kinds.length; column++) {
      let sum = 0;
      for (const row of draft) sum += row[column] ?? 0;
      if (sum < 1e-9) continue;
      const scale = copiesOf(kinds[column] as MaskKind) / sum;
      for (const row of draft) row[column] = (row[column] ?? 0) * scale;
    }
    for (const row of draft) {
      let sum = 0;
      for (const p of row) sum += p;
      for (let i = 0; i < row.length; i++) row[i] = sum < 1e-9 ? 1 / row.length : (row[i] ?? 0) / sum;
    }
  }
  return draft;
}

export function likelihood(beliefs: Beliefs, inPlay: readonly MaskKind[], spot: number, kind: MaskKind): number {
  return beliefs[spot]?.[kindsOf(inPlay).indexOf(kind)] ?? 0;
}

/** The most likely mask at a spot. */
export function bestGuess(beliefs: Beliefs, inPlay: readonly MaskKind[], spot: number): MaskKind {
  const row = beliefs[spot] ?? [];
  const best = row.indexOf(Math.max(...row));
  return kindsOf(inPlay)[best] ?? (inPlay[0] as MaskKind);
}

const GRAIN = 1 << 24;

/** One possible arrangement of the masks, the surest spots assigned first. */
export function sampleDeal(beliefs: Beliefs, inPlay: readonly MaskKind[], chance: Chance): MaskKind[] {
  const kinds = kindsOf(inPlay);
  const left = kinds.map(copiesOf);
  const surest = beliefs.map((row, spot) => ({ spot, sure: Math.max(...row) })).sort((a, b) => b.sure - a.sure);
  const dealt: MaskKind[] = [];
  for (const { spot } of surest) {
    const row = beliefs[spot] ?? [];
    let sum = 0;
    for (let i = 0; i < kinds.length; i++) if ((left[i] ?? 0) > 0) sum += (row[i] ?? 0) + 1e-6;
    let at = (chance.below(GRAIN) / GRAIN) * sum;
    let drawn = left.findIndex((count) => count > 0);
    for (let i = 0; i < kinds.length; i++) {
      if ((left[i] ?? 0) <= 0) continue;
      drawn = i;
      at -= (row[i] ?? 0) + 1e-6;
      if (at < 0) break;
    }
    left[drawn] = (left[drawn] ?? 0) - 1;
    dealt[spot] = kinds[drawn] as MaskKind;
  }
  return dealt;
}
