import { type Arguments, type FlagSpec, type FlagSpecs, readArguments } from './flags.ts';
import type { Io } from './io.ts';
import { isUsageError, type UsageError } from './usage-error.ts';

/** An exit code, or a usage error for the person. */
export type CommandResult = number | UsageError;

export interface CommandSpec<F extends FlagSpecs> {
  readonly name: string;
  readonly operands: readonly string[];
  readonly summary: string;
  /** Lines for `--help`, below the summary. */
  readonly details: readonly string[];
  readonly flags: F;
  run(given: Arguments<F>, io: Io): CommandResult | Promise<CommandResult>;
}

export interface Command {
  readonly name: string;
  readonly operands: readonly string[];
  readonly summary: string;
  help(): string;
  run(args: readonly string[], io: Io): CommandResult | Promise<CommandResult>;
}

export function defineCommand<const F extends FlagSpecs>(spec: CommandSpec<F>): Command {
  const help = (): string => helpOf(spec);
  return {
    name: spec.name,
    operands: spec.operands,
    summary: spec.summary,
    help,
    run(args, io) {
      if (args.includes('--help') || args.includes('-h')) {
        io.out(help());
        return 0;
      }
      const given = readArguments(spec.flags, args, spec.operands);
      return isUsageError(given) ? given : spec.run(given, io);
    },
  };
}

function helpOf({ name, operands, summary, details, flags }: CommandSpec<FlagSpecs>): string {
  const usage = ['parlour', name, ...operands.map((operand) => `<${operand}>`), '[flags]'].join(' ');
  const rows = Object.entries(flags).map(([flag, spec]) => [`--${flag}${placeholder(spec)}`, spec.help + initialOf(spec)] as const);
  const width = Math.max(...rows.map(([left]) => left.length));
  return `${[summary, '', `  ${usage}`, '', ...details, ...(details.length > 0 ? [''] : []), ...rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)].join('\n')}\n`;
}

function placeholder(spec: FlagSpec): string {
  switch (spec.kind) {
    case 'switch':
      return '';
    case 'integer':
      return ' N';
    case 'choice':
      return ` ${spec.values.join('|')}`;
    case 'text':
    case 'texts':
      return ' …';
  }
}

const initialOf = (spec: FlagSpec): string => ('default' in spec && spec.default !== undefined ? ` (${spec.default})` : '');
