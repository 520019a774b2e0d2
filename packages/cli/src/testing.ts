import { Readable } from 'node:stream';
import type { Io } from './io.ts';
import { run } from './run.ts';

export interface CommandRun {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line without a terminal; `typed` is what comes in on standard input. */
export async function runCommand(args: readonly string[], typed: readonly string[] = [], pretend: Partial<Io> = {}): Promise<CommandRun> {
  let out = '';
  let err = '';
  const io: Io = {
    input: Readable.from(typed.map((line) => `${line}\n`)),
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    outIsTerminal: false,
    errIsTerminal: false,
    environment: {},
    ...pretend,
  };
  const code = await run(args, io);
  return { code, out, err };
}
