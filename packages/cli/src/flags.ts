import { parseArgs } from 'node:util';
import { isUsageError, type UsageError, unknownName, usageError } from './usage-error.ts';

/** One `--flag` of a command, described once for parsing and for help. */
export type FlagSpec = FlagKind & {
  /** The flag means something only where this one is given. */
  readonly with?: string;
  /** The flag means nothing where this one is given. */
  readonly without?: string;
};

type FlagKind =
  | { readonly kind: 'switch'; readonly help: string }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly help: string; readonly default?: number }
  | { readonly kind: 'text'; readonly value: string; readonly help: string; readonly default?: string }
  | { readonly kind: 'texts'; readonly value: string; readonly help: string }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly help: string; readonly default?: string };

export type FlagSpecs = Readonly<Record<string, FlagSpec>>;

type Value<F extends FlagSpec> = F extends { kind: 'switch' }
  ? boolean
  : F extends { kind: 'integer' }
    ? number
    : F extends { kind: 'texts' }
      ? readonly string[]
      : string;

/** A switch is on or off, and texts may be none; any other flag without a default may be absent. */
type FlagValues<F extends FlagSpecs> = {
  readonly [K in keyof F]: F[K] extends { kind: 'switch' | 'texts' } | { default: unknown } ? Value<F[K]> : Value<F[K]> | undefined;
};

export interface Arguments<F extends FlagSpecs> {
  readonly operands: readonly string[];
  /** The names of the flags that stand on the command line. */
  readonly given: readonly string[];
  readonly flags: FlagValues<F>;
}

/** One handle of a person in 64 begins with a hyphen. */
const HANDLE_LIKE_A_FLAG = /^-[\w-]{21}$/;
const MARK = '\0';

export function readArguments<F extends FlagSpecs>(
  specs: F,
  args: readonly string[],
  operands: readonly string[],
): Arguments<F> | UsageError {
  const read = readTokens(specs, args);
  if (isUsageError(read)) return read;
  const { values, found } = read;
  const missing = operands[found.length];
  if (missing !== undefined) return usageError(`<${missing}> is missing`);
  if (found.length > operands.length) return usageError(`"${found[operands.length]}" is one argument too many`);
  const given = Object.keys(values);
  const misplaced = misplacedFlag(specs, given);
  if (misplaced !== undefined) return misplaced;
  for (const [name, spec] of Object.entries(specs)) {
    values[name] ??= initialValue(spec);
  }
  return { operands: found, given, flags: values as FlagValues<F> };
}

/** What stands on the command line: the values of flags by name, and the operands. */
function readTokens(
  specs: FlagSpecs,
  args: readonly string[],
): { readonly values: Record<string, unknown>; readonly found: readonly string[] } | UsageError {
  const options = Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [name, { type: spec.kind === 'switch' ? ('boolean' as const) : ('string' as const) }]),
  );
  const isHandle = (arg: string) => HANDLE_LIKE_A_FLAG.test(arg) && !Object.hasOwn(specs, arg.slice(2));
  const marked = args.map((arg) => (isHandle(arg) ? `${MARK}${arg}` : arg));
  const { tokens } = parseArgs({ args: marked, options, strict: false, tokens: true, allowPositionals: true });
  const values: Record<string, unknown> = {};
  const found: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') found.push(token.value.replace(MARK, ''));
    if (token.kind !== 'option') continue;
    const spec = Object.hasOwn(specs, token.name) && token.rawName.startsWith('--') ? specs[token.name] : undefined;
    if (spec === undefined) return unknownName('flag', token.rawName, flagNames(specs));
    const value = withBefore(token.rawName, spec, values[token.name], readFlag(token.rawName, spec, token.value));
    if (isUsageError(value)) return value;
    values[token.name] = value;
  }
  return { values, found };
}

/** A flag that would change nothing beside the others. */
function misplacedFlag(specs: FlagSpecs, given: readonly string[]): UsageError | undefined {
  for (const name of given) {
    const { with: needed, without: excluded } = specs[name] ?? {};
    if (needed !== undefined && !given.includes(needed)) return usageError(`--${name} goes with --${needed}`);
    if (excluded !== undefined && given.includes(excluded)) return usageError(`--${name} does not go with --${excluded}`);
  }
  return undefined;
}

/** The value of a flag beside what it had before: only texts may be given more than once. */
function withBefore(name: string, { kind }: FlagSpec, before: unknown, value: unknown): unknown {
  if (isUsageError(value)) return value;
  if (kind === 'texts') return [...((before as readonly string[] | undefined) ?? []), value];
  return before === undefined ? value : usageError(`${name} is given twice`);
}

/** The value of a flag that is not given. */
function initialValue(spec: FlagSpec): unknown {
  if (spec.kind === 'switch') return false;
  return spec.kind === 'texts' ? [] : spec.default;
}

const flagNames = (specs: FlagSpecs): readonly string[] => Object.keys(specs).map((name) => `--${name}`);

function readFlag(name: string, spec: FlagSpec, text: string | undefined): unknown {
  if (spec.kind === 'switch') return text === undefined ? true : usageError(`${name} takes no value`);
  if (text === undefined || text.trim() === '' || text.startsWith('--')) return usageError(`${name} needs a value: ${wanted(spec)}`);
  switch (spec.kind) {
    case 'integer': {
      const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
      return number >= spec.min && number <= spec.max ? number : usageError(`${name} "${text.slice(0, 40)}" is wrong: ${wanted(spec)}`);
    }
    case 'choice':
      return spec.values.includes(text) ? text : unknownName(name, text, spec.values);
    case 'text':
    case 'texts':
      return text;
  }
}

/** The expected value of a flag, in words. */
function wanted(spec: Exclude<FlagSpec, { kind: 'switch' }>): string {
  switch (spec.kind) {
    case 'integer':
      return `a whole number from ${spec.min} to ${spec.max}`;
    case 'choice':
      return `one of ${spec.values.join(', ')}`;
    case 'text':
    case 'texts':
      return spec.value;
  }
}
