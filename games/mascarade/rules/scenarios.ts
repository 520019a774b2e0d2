import { type Chance, type Refusal, refuse } from '@parlour/kernel';
import { bearsBank, copiesOf, leastPlayers, MASKS, type MaskKind } from './cards.ts';
import type { Options } from './types.ts';

type Side = 'A' | 'B';

const FIVE_A: readonly MaskKind[] = ['judge', 'troubadour', 'empress', 'king', 'witch', 'cheater'];
const EIGHT_A: readonly MaskKind[] = ['judge', 'troubadour', 'empress', 'king', 'witch', 'thief', 'peasant', 'peasant'];
const NINE_A: readonly MaskKind[] = [...EIGHT_A, 'cheater'];
const TEN_A: readonly MaskKind[] = [...NINE_A, 'spy'];
const ELEVEN_A: readonly MaskKind[] = [...TEN_A, 'guru'];
const NINE_B: readonly MaskKind[] = ['judge', 'patron', 'princess', 'fool', 'widow', 'guru', 'puppet-master', 'beggar', 'cheater'];
const TEN_B: readonly MaskKind[] = [...NINE_B, 'spy'];

/** [M-40*] By number of players. */
export const SCENARIOS: Readonly<Record<number, Readonly<Record<Side, readonly MaskKind[]>>>> = {
  4: {
    A: ['judge', 'troubadour', 'empress', 'king', 'thief', 'cheater'],
    B: ['judge', 'patron', 'widow', 'beggar', 'spy', 'witch'],
  },
  5: { A: FIVE_A, B: ['judge', 'patron', 'fool', 'beggar', 'spy', 'cheater'] },
  6: { A: FIVE_A, B: ['judge', 'patron', 'princess', 'beggar', 'puppet-master', 'witch'] },
  7: {
    A: ['judge', 'troubadour', 'empress', 'king', 'fool', 'thief', 'witch'],
    B: ['judge', 'patron', 'princess', 'fool', 'beggar', 'puppet-master', 'spy'],
  },
  8: { A: EIGHT_A, B: ['judge', 'patron', 'princess', 'fool', 'guru', 'puppet-master', 'beggar', 'witch'] },
  9: { A: NINE_A, B: NINE_B },
  10: { A: TEN_A, B: TEN_B },
  11: { A: ELEVEN_A, B: [...TEN_B, 'witch'] },
  12: { A: [...ELEVEN_A, 'widow'], B: [...TEN_B, 'empress', 'troubadour'] },
};

export function scenarioOf(options: Options, players: number): readonly MaskKind[] {
  if (options.scenario !== 'A' && options.scenario !== 'B') return options.scenario;
  const scenario = SCENARIOS[players]?.[options.scenario];
  if (scenario === undefined) throw new RangeError(`no scenario for ${players}`);
  return scenario;
}

/** [M-01] All the masks in the box. */
export const ALL_MASKS = 17;

/** [M-03*] [M-41*] How many masks a scenario can hold. */
export function scenarioSize(players: number): { readonly least: number; readonly most: number } {
  return players <= 5 ? { least: 6, most: 6 } : { least: players, most: ALL_MASKS };
}

/** [M-41] How many of `masks` masks bear the bank's symbol. */
export function bankShare(masks: number): { readonly least: number; readonly most: number } {
  return { least: Math.ceil(masks / 3), most: Math.floor(masks / 2) };
}

/** [M-41] Every fault of a custom scenario; empty when it can be played. */
export function scenarioFaults(masks: readonly MaskKind[], players: number): Refusal[] {
  const faults: Refusal[] = [];
  const fault = (code: string, about?: Refusal['about']): void => void faults.push(refuse(code, 'M-41', about));
  const count = (kind: MaskKind): number => masks.filter((mask) => mask === kind).length;

  const size = scenarioSize(players);
  if (masks.length < size.least || masks.length > size.most) fault('scenario-size', { masks: masks.length, ...size });
  if (count('judge') === 0) fault('scenario-no-judge');
  const bank = masks.filter(bearsBank).length;
  const share = bankShare(masks.length);
  if (bank < share.least || bank > share.most) fault('scenario-bank', { bank, ...share });
  if (count('peasant') === 1) fault('scenario-lone-peasant');
  for (const kind of MASKS) {
    if (count(kind) > copiesOf(kind)) fault('scenario-repeated', { mask: kind });
    if (count(kind) > 0 && players < leastPlayers(kind)) fault('scenario-players', { mask: kind, needs: leastPlayers(kind), players });
  }
  return faults;
}

/** A valid random scenario, for the laws and for players. */
export function drawScenario(players: number, chance: Chance): MaskKind[] {
  const { least, most } = scenarioSize(players);
  for (;;) {
    const size = least + chance.below(Math.min(most - least, 3) + 1);
    const masks: MaskKind[] = ['judge'];
    for (const kind of chance.shuffle(MASKS)) {
      const copies = copiesOf(kind);
      if (kind !== 'judge' && players >= leastPlayers(kind) && masks.length + copies <= size)
        masks.push(...Array<MaskKind>(copies).fill(kind));
    }
    if (scenarioFaults(masks, players).length === 0) return masks;
  }
}
