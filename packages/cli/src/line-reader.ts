import { createInterface, type Interface } from 'node:readline';
import type { Io } from './io.ts';

/** What a person types, line by line, until they quit, close the input or press Ctrl-C. */
export class LineReader {
  readonly #reader: Interface;
  readonly #lines: AsyncIterator<string>;
  readonly #quit: string;
  readonly #onInterrupt = (): void => this.#reader.close();

  constructor(io: Io, quit: string) {
    this.#reader = createInterface({ input: io.input });
    this.#lines = this.#reader[Symbol.asyncIterator]();
    this.#quit = quit;
    process.once('SIGINT', this.#onInterrupt);
  }

  /** The next line, or undefined after the last. */
  async next(): Promise<string | undefined> {
    const { value, done } = await this.#lines.next();
    const typed = done === true ? undefined : value.trim();
    return typed !== undefined && [this.#quit, 'quit'].includes(typed.toLowerCase()) ? undefined : typed;
  }

  close(): void {
    process.removeListener('SIGINT', this.#onInterrupt);
    this.#reader.close();
  }
}
