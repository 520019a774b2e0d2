import { isRefusal, type OptionField, type Parsed, parseOptionValues } from '@parlour/kernel';
import { MASKS } from './cards.ts';
import { ALL_MASKS, drawScenario, scenarioFaults } from './scenarios.ts';
import type { Options } from './types.ts';

export const OPTION_FIELDS: readonly OptionField[] = [
  { key: 'scenario', kind: 'list', presets: ['A', 'B'], values: MASKS, max: ALL_MASKS, default: 'A', clause: 'M-40*', draw: drawScenario },
  { key: 'claims', kind: 'choice', values: ['in-order', 'at-once'], default: 'in-order', clause: 'M-11*' },
  { key: 'peek', kind: 'toggle', default: true, clause: 'M-08b*' },
  { key: 'memorise', kind: 'choice', values: [0, 15, 30, 60, 120], default: 30, clause: 'M-04*', clock: true },
  { key: 'clock', kind: 'choice', values: [0, 15, 30, 60, 120], default: 60, clause: 'M-43*', clock: true },
  { key: 'memoryHelp', kind: 'toggle', default: false, clause: 'M-44*' },
  { key: 'first', kind: 'seat', default: 'random', clause: 'M-05*' },
];

/** [M-41] A custom scenario is refused with its first fault. */
export function parseOptions(input: unknown, seats: number): Parsed<Options> {
  const parsed = parseOptionValues<Options>(OPTION_FIELDS, input, seats);
  if (isRefusal(parsed)) return parsed;
  const options = parsed.ok;
  const fault = options.scenario === 'A' || options.scenario === 'B' ? undefined : scenarioFaults(options.scenario, seats)[0];
  return fault ?? parsed;
}

const CLAIM_SECONDS = 15;

/** [M-43*] */
export const turnSeconds = ({ clock }: Options): number | null => (clock === 0 ? null : clock);

/** [M-11*] Secret answers always have a clock; those in order only when the clock option is set. */
export function claimSeconds({ clock, claims }: Options): number | null {
  if (clock === 0) return claims === 'at-once' ? CLAIM_SECONDS : null;
  return Math.min(clock, CLAIM_SECONDS);
}

/** [M-04*] */
export const memoriseSeconds = ({ memorise }: Options): number | null => (memorise === 0 ? null : memorise);
