import type { Chance } from './chance.ts';
import { isIndex, isRecord } from './json.ts';
import { type Parsed, refuse } from './refusal.ts';

/** One game option, described so that a lobby can offer it and a parser can check it without knowing the game. */
export type OptionField =
  | { readonly key: string; readonly kind: 'toggle'; readonly default: boolean; readonly clause: string }
  | {
      readonly key: string;
      readonly kind: 'choice';
      readonly values: readonly (string | number)[];
      readonly default: string | number;
      readonly clause: string;
      /** Seconds for a decision, 0 for no limit. */
      readonly clock?: true;
    }
  /** A seat, or 'random'. */
  | { readonly key: string; readonly kind: 'seat'; readonly default: 'random'; readonly clause: string }
  /** A named list, or a custom list of at most `most` of the `values`, checked by the game's rules. */
  | {
      readonly key: string;
      readonly kind: 'list';
      readonly presets: readonly string[];
      readonly values: readonly string[];
      readonly max: number;
      readonly default: string;
      readonly clause: string;
      /** A random list that the game accepts for this number of seats. */
      draw(seats: number, chance: Chance): readonly string[];
    };

export type OptionValue = boolean | string | number | readonly string[];
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** Reads options over their defaults. Every refusal names the option and the expected value. */
export function parseOptionValues<Options extends object = OptionValues>(
  fields: readonly OptionField[],
  input: unknown,
  seats: number,
): Parsed<Options> {
  if (input !== undefined && input !== null && !isRecord(input)) return refuse('options-not-an-object');
  const given = isRecord(input) ? input : {};
  for (const key of Object.keys(given)) {
    if (!fields.some((field) => field.key === key)) {
      return refuse('unknown-option', undefined, { option: key.slice(0, 40), known: fields.map((f) => f.key).join(', ') });
    }
  }
  const values: Record<string, OptionValue> = {};
  for (const field of fields) {
    const value = Object.hasOwn(given, field.key) ? given[field.key] : field.default;
    if (!allows(field, value, seats)) return refuse('bad-option', field.clause, { option: field.key, allowed: allowed(field, seats) });
    values[field.key] = value as OptionValue;
  }
  return { ok: values as unknown as Options };
}

function allows(field: OptionField, value: unknown, seats: number): boolean {
  switch (field.kind) {
    case 'toggle':
      return typeof value === 'boolean';
    case 'choice':
      return field.values.includes(value as string | number);
    case 'seat':
      return value === 'random' || (isIndex(value) && value < seats);
    case 'list':
      if (!Array.isArray(value)) return field.presets.includes(value as string);
      return value.length <= field.max && value.every((item) => field.values.includes(item as string));
  }
}

function allowed(field: OptionField, seats: number): string {
  switch (field.kind) {
    case 'toggle':
      return 'true, false';
    case 'choice':
      return field.values.join(', ');
    case 'seat':
      return `random, 0 to ${seats - 1}`;
    case 'list':
      return `${field.presets.join(', ')}, [${field.values.join(', ')}]`;
  }
}
