import { type ChildProcess, spawn } from 'node:child_process';

/** Why a program lost a match. */
export type Failure = 'start' | 'timeout' | 'exit' | 'garbage' | 'illegal' | 'endless';

export type Heard = { readonly message: Readonly<Record<string, unknown>> } | { readonly failure: Failure };

/** A longer line is no message. */
const MAX_LINE = 100_000;
/** More lines than this, unasked, are a flood. */
const MAX_UNREAD = 1000;
/** A program that goes on after its input has ended is stopped. */
const CLOSING_MS = 1000;

/** An external program: one JSON object a line, on its standard input and output. Its errors go to the terminal. */
export class ProgramProcess {
  readonly #child: ChildProcess;
  readonly #exited: Promise<void>;
  readonly #unread: string[] = [];
  #partial = '';
  #failure: Failure | undefined;
  #problem = '';
  #wake: (() => void) | undefined;

  constructor([file = '', ...args]: readonly string[]) {
    const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child = child;
    this.#exited = new Promise((resolve) => {
      child.once('error', (error) => {
        this.#fail('start', `it cannot be started: ${error.message}`);
        resolve();
      });
      child.once('exit', () => resolve());
    });
    // The last lines of a program that has ended still count.
    child.once('close', (code, signal) => this.#fail('exit', `it ended with ${signal ?? code}`));
    // A program that reads no more is noticed when it does not answer.
    child.stdin?.on('error', () => undefined);
    child.stdout?.setEncoding('utf8').on('data', (text: string) => this.#read(text));
  }

  /** What is wrong with the program, in words. */
  get problem(): string {
    return this.#problem;
  }

  get hasFailed(): boolean {
    return this.#failure !== undefined;
  }

  send(message: object): void {
    if (this.#failure === undefined) this.#child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  /** The next message, until a time of `performance.now()`. */
  async receive(until: number): Promise<Heard> {
    for (let left = until - performance.now(); left > 0 && this.#isSilent; left = until - performance.now()) await this.#news(left);
    const line = this.#unread.shift();
    if (line !== undefined) return this.#parse(line);
    return { failure: this.#failure ?? this.#fail('timeout', 'it did not answer in time') };
  }

  /** Ends the program: politely, then by force. */
  async close(): Promise<void> {
    this.#child.stdin?.end();
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), this.#failure === undefined ? CLOSING_MS : 0);
    await this.#exited;
    clearTimeout(timer);
    this.#child.stdout?.destroy();
  }

  get #isSilent(): boolean {
    return this.#unread.length === 0 && this.#failure === undefined;
  }

  #news(withinMs: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#wake = undefined;
        resolve();
      };
      const timer = setTimeout(done, Math.max(0, withinMs));
      this.#wake = done;
    });
  }

  #read(text: string): void {
    if (this.#failure !== undefined) return;
    const lines = (this.#partial + text).split('\n');
    this.#partial = lines.pop() ?? '';
    this.#unread.push(...lines.filter((line) => line.trim() !== ''));
    if (this.#partial.length > MAX_LINE) this.#fail('garbage', `it wrote a line of more than ${MAX_LINE} characters`);
    if (this.#unread.length > MAX_UNREAD) this.#fail('garbage', `it wrote more than ${MAX_UNREAD} lines that nobody asked for`);
    this.#wake?.();
  }

  #parse(line: string): Heard {
    try {
      const message: unknown = JSON.parse(line);
      if (typeof message === 'object' && message !== null && !Array.isArray(message))
        return { message: message as Record<string, unknown> };
    } catch {
      // The failure is reported below.
    }
    return { failure: this.#fail('garbage', `it wrote a line that is no JSON object: ${JSON.stringify(line.slice(0, 40))}`) };
  }

  #fail(failure: Failure, problem: string): Failure {
    if (this.#failure === undefined) this.#problem = problem;
    this.#failure ??= failure;
    this.#wake?.();
    return this.#failure;
  }
}
