import { hide, type Secret } from '@parlour/kernel';

/** What a power asks of its player: nothing, one other player, one or nobody, one of the richest, or two others. */
export type Targets = 'none' | 'one' | 'one-or-none' | 'richest' | 'two';

interface MaskFacts {
  readonly targets: Targets;
  /** [M-39*] The mask takes from the bank and bears its symbol. */
  readonly bank?: true;
  /** [M-01] How many cards of it the box holds, where it is not one. */
  readonly copies?: number;
  /** [M-39*] How many players it needs. */
  readonly leastPlayers?: number;
}

/** The facts of each mask, in the order of the clauses that tell its power (M-20 to M-35). Its effect is in `powers.ts`. */
const FACTS = {
  patron: { targets: 'none', bank: true },
  fool: { targets: 'two', bank: true },
  witch: { targets: 'one-or-none' },
  peasant: { targets: 'none', bank: true, copies: 2, leastPlayers: 8 },
  spy: { targets: 'one' },
  guru: { targets: 'one', leastPlayers: 8 },
  empress: { targets: 'none', bank: true },
  judge: { targets: 'none' },
  thief: { targets: 'none' },
  'puppet-master': { targets: 'two', leastPlayers: 6 },
  beggar: { targets: 'none' },
  princess: { targets: 'one', bank: true, leastPlayers: 6 },
  king: { targets: 'none', bank: true },
  cheater: { targets: 'none' },
  troubadour: { targets: 'richest' },
  widow: { targets: 'none', bank: true },
} as const satisfies Readonly<Record<string, MaskFacts>>;

export type MaskKind = keyof typeof FACTS;

const factsOf = (kind: MaskKind): MaskFacts => FACTS[kind];

export const MASKS = Object.keys(FACTS) as readonly MaskKind[];

export const targetsOf = (kind: MaskKind | undefined): Targets => (kind === undefined ? 'none' : factsOf(kind).targets);

export const copiesOf = (kind: MaskKind): number => factsOf(kind).copies ?? 1;

export const bearsBank = (kind: MaskKind): boolean => factsOf(kind).bank === true;

export const leastPlayers = (kind: MaskKind): number => factsOf(kind).leastPlayers ?? 0;

/** [M-01] A separate card for each mask; the two Peasants look alike and are still two. */
export type MaskCard = Exclude<MaskKind, 'peasant'> | 'peasant-1' | 'peasant-2';

const PEASANTS = ['peasant-1', 'peasant-2'] as const;

export const kindOf = (card: MaskCard): MaskKind => (card === 'peasant-1' || card === 'peasant-2' ? 'peasant' : card);

/** The cards of a list of kinds, each Peasant a separate card. */
export function cardsOf(kinds: readonly MaskKind[]): MaskCard[] {
  let peasants = 0;
  return kinds.map((kind) => (kind === 'peasant' ? (PEASANTS[peasants++] ?? PEASANTS[0]) : kind));
}

export function isMaskKind(text: unknown): text is MaskKind {
  return MASKS.includes(text as MaskKind);
}

const POOL: readonly string[] = ['mask'];
const COVERED = new Map<MaskCard, Secret<MaskCard>>();

/** [M-42*] A hidden mask: all of them look alike, and not even its wearer knows it. */
export function faceDown(card: MaskCard): Secret<MaskCard> {
  let covered = COVERED.get(card);
  if (covered === undefined) {
    covered = hide(card, POOL);
    COVERED.set(card, covered);
  }
  return covered;
}

/** A mask in a player's hands, visible to that player alone. */
export const inHandOf = (seat: number, card: MaskCard): Secret<MaskCard> => hide(card, POOL, [seat]);
