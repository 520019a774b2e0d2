import type { Chance } from '@parlour/kernel';

const OF_NODES = ['node-killed', 'node-frozen'] as const;
const OF_SERVICES = ['postgres-killed', 'postgres-frozen', 'redis-killed', 'redis-frozen'] as const;
const OF_LINES = ['lines-cut', 'lines-delayed', 'lines-silent', 'messages-duplicated', 'messages-reordered'] as const;

export const FAULTS = [...OF_NODES, ...OF_SERVICES, ...OF_LINES] as const;
export type FaultKind = (typeof FAULTS)[number];

export interface Fault {
  readonly kind: FaultKind;
  /** The node; 0 for a fault elsewhere. */
  readonly node: number;
  /** When it begins, and how long it lasts, in milliseconds. */
  readonly at: number;
  readonly ms: number;
}

/** How long each fault lasts. A node hangs longer than its leadership lasts, so that another node leads its tables. */
const LASTS: Readonly<Record<FaultKind, readonly [number, number]>> = {
  'node-killed': [100, 2500],
  'node-frozen': [3500, 5500],
  'postgres-killed': [100, 2500],
  'postgres-frozen': [300, 3500],
  'redis-killed': [100, 3000],
  'redis-frozen': [500, 4500],
  'lines-cut': [0, 1],
  'lines-delayed': [500, 4000],
  'lines-silent': [500, 5000],
  'messages-duplicated': [1000, 4000],
  'messages-reordered': [1000, 4000],
};
const LONG_SILENCE_MS = 30_000;
const ONE_LONG_SILENCE_IN = 12;
const MOST = 5;

/** The faults of a round: one to five, at most one for each victim. */
export function drawFaults(chance: Chance, nodes: number, withServices: boolean, playMs: number): readonly Fault[] {
  const victims = [
    ...Array.from({ length: nodes }, (_, node) => ({ node, kinds: OF_NODES })),
    ...(withServices ? [OF_SERVICES.slice(0, 2), OF_SERVICES.slice(2)].map((kinds) => ({ node: 0, kinds })) : []),
    ...OF_LINES.map((kind) => ({ node: 0, kinds: [kind] })),
  ];
  const struck = chance.shuffle(victims).slice(0, 1 + chance.below(MOST));
  return struck.map(({ node, kinds }) => {
    const kind = chance.pick<FaultKind>(kinds);
    const [least, most] = LASTS[kind];
    const isLong = kind === 'lines-silent' && chance.below(ONE_LONG_SILENCE_IN) === 0;
    return { kind, node, at: 200 + chance.below(playMs), ms: isLong ? LONG_SILENCE_MS : least + chance.below(most - least) };
  });
}
