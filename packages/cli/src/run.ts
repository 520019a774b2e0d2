import manifest from '../package.json' with { type: 'json' };
import type { Command } from './command.ts';
import { arenaCommand } from './commands/arena.ts';
import { backupCommand } from './commands/backup.ts';
import { banCommand } from './commands/ban.ts';
import { bansCommand } from './commands/bans.ts';
import { checkCommand } from './commands/check.ts';
import { clusterCommand } from './commands/cluster.ts';
import { loadCommand } from './commands/load.ts';
import { mcpCommand } from './commands/mcp.ts';
import { photoCommand } from './commands/photo.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { reportsCommand } from './commands/reports.ts';
import { restoreCommand } from './commands/restore.ts';
import { reviewCommand } from './commands/review.ts';
import { serveCommand } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { tidyCommand } from './commands/tidy.ts';
import { unbanCommand } from './commands/unban.ts';
import type { Io } from './io.ts';
import { isUsageError, type UsageError, unknownName } from './usage-error.ts';

const COMMANDS: readonly Command[] = [
  serveCommand,
  clusterCommand,
  playCommand,
  simulateCommand,
  arenaCommand,
  checkCommand,
  replayCommand,
  reviewCommand,
  photoCommand,
  mcpCommand,
  loadCommand,
  backupCommand,
  restoreCommand,
  tidyCommand,
  reportsCommand,
  banCommand,
  unbanCommand,
  bansCommand,
];

/** Runs one command line. Returns the exit code: 0 success, 1 a check failed, 2 usage error. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const [name = 'serve', ...rest] = args;
  switch (name) {
    case '--help':
    case '-h':
      io.out(overview());
      return 0;
    case '--version':
      io.out(`${manifest.version}\n`);
      return 0;
    case 'help':
      return rest[0] === undefined ? run(['--help'], io) : run([rest[0], '--help'], io);
  }
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) return refuse(unknownName(name.startsWith('-') ? 'flag' : 'command', name, known()), 'parlour --help', io);
  const ending = await command.run(rest, io);
  return isUsageError(ending) ? refuse(ending, `parlour ${name} --help`, io) : ending;
}

const known = (): readonly string[] => [...COMMANDS.map((command) => command.name), 'help', '--version'];

function refuse({ usageProblem }: UsageError, help: string, io: Io): number {
  // A wrong value that the line repeats may hold a new line.
  io.err(`parlour: ${usageProblem.replaceAll(/\s*[\r\n]+\s*/g, ' ')} (${help})\n`);
  return 2;
}

function overview(): string {
  const rows = COMMANDS.map(({ name, operands, summary }) => [[name, ...operands.map((o) => `<${o}>`)].join(' '), summary] as const);
  const width = Math.max(...rows.map(([left]) => left.length));
  return [
    'Games of memory, bluff and hidden knowledge.',
    '',
    ...rows.map(([left, right]) => `  parlour ${left.padEnd(width)}  ${right}`),
    '',
    'Without a command, parlour starts the server. parlour <command> --help tells more.',
    '',
  ].join('\n');
}
