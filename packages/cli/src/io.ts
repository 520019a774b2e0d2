import type { Readable } from 'node:stream';

/** Where a command reads and writes, so that tests can replace a terminal. */
export interface Io {
  readonly input: Readable;
  out(text: string): void;
  err(text: string): void;
  /** The output is a terminal: progress bars may move, the screen may be cleared. */
  readonly outIsTerminal: boolean;
  readonly errIsTerminal: boolean;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

export const TERMINAL: Io = {
  input: process.stdin,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  outIsTerminal: process.stdout.isTTY,
  errIsTerminal: process.stderr.isTTY,
  environment: process.env,
};

export const now = (): number => performance.now();

/** Milliseconds of processor time this process has used, independent of other load on the machine. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
