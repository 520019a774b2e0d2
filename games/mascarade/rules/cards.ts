import { hide, type Secret } from '@parlour/kernel';

/** Every kind of mask, in the order of the clauses that tell its power (M-20 to M-35). */
export const MASKS = [
  'patron',
  'fool',
  'witch',
  'peasant',
  'spy',
  'guru',
  'empress',
  'judge',
  'thief',
  'puppet-master',
  'beggar',
  'princess',
  'king',
  'cheater',
  'troubadour',
  'widow',
] as const;

export type MaskKind = (typeof MASKS)[number];

/** [M-01] A separate card for each mask; the two Peasants look alike and are still two. */
export type MaskCard = Exclude<MaskKind, 'peasant'> | 'peasant-1' | 'peasant-2';

const PEASANTS = ['peasant-1', 'peasant-2'] as const;

export const kindOf = (card: MaskCard): MaskKind => (card === 'peasant-1' || card === 'peasant-2' ? 'peasant' : card);

/** [M-01] How many cards of a kind the box holds. */
export const copiesOf = (kind: MaskKind): number => (kind === 'peasant' ? PEASANTS.length : 1);

/** The cards of a list of kinds, each Peasant a separate card. */
export function cardsOf(kinds: readonly MaskKind[]): MaskCard[] {
  let peasants = 0;
  return kinds.map((kind) => (kind === 'peasant' ? (PEASANTS[peasants++] ?? PEASANTS[0]) : kind));
}

/** [M-39*] Masks that take from the bank bear its symbol. */
const BANK: ReadonlySet<MaskKind> = new Set<MaskKind>(['patron', 'fool', 'peasant', 'empress', 'princess', 'king', 'widow']);

export const bearsBank = (kind: MaskKind): boolean => BANK.has(kind);

const LEAST_PLAYERS: Partial<Readonly<Record<MaskKind, number>>> = { peasant: 8, guru: 8, 'puppet-master': 6, princess: 6 };

/** [M-39*] How many players a mask asks for. */
export const leastPlayers = (kind: MaskKind): number => LEAST_PLAYERS[kind] ?? 0;

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
