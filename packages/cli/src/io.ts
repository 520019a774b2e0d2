import type { Readable } from 'node:stream';

/** Where a command reads and writes, so that tests can stand in for a terminal. */
export interface Io {
  readonly input: Readable;
  out(text: string): void;
  err(text: string): void;
  /** A person watches: bars may move, screens may be cleared. */
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

/** Milliseconds of processor time this program has had: what else the machine does makes no difference. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
