import { isUsageError } from '../usage-error.ts';
import { ProgramPlayer } from './program-player.ts';
import type { ProgramProcess } from './program-process.ts';
import { type Program, startProgram } from './programs.ts';

/** After this many failures in a row a program is not started again: it loses the rest at once. */
const MAX_FAILURES = 3;

/** The processes of the programs: one for each seat, so that no program sees two hands; after a match they play another. */
export class ProgramPool {
  readonly #programs: readonly Program[];
  readonly #answerMs: number;
  readonly #idle = new Map<string, ProgramProcess[]>();
  readonly #playing = new Map<ProgramPlayer, { readonly name: string; readonly process: ProgramProcess | undefined }>();
  readonly #failures = new Map<string, number>();

  constructor(programs: readonly Program[], answerMs: number) {
    this.#programs = programs;
    this.#answerMs = answerMs;
  }

  has(name: string): boolean {
    return this.#programs.some((program) => program.name === name);
  }

  /** A program for a seat of the next match. */
  async seat(name: string, seat: number): Promise<ProgramPlayer> {
    const idle = this.#idle.get(name)?.pop();
    const process = idle === undefined || idle.hasFailed ? await this.#start(name) : idle;
    const player = new ProgramPlayer(seat, process, this.#answerMs);
    this.#playing.set(player, { name, process });
    return player;
  }

  /** Called after each match: programs that failed are stopped. */
  async release(): Promise<void> {
    for (const [player, { name, process }] of this.#playing) {
      this.#failures.set(name, player.failure === undefined ? 0 : (this.#failures.get(name) ?? 0) + 1);
      if (process === undefined) continue;
      if (player.failure === undefined) this.#idle.set(name, [...(this.#idle.get(name) ?? []), process]);
      else await process.close();
    }
    this.#playing.clear();
  }

  async close(): Promise<void> {
    const processes = [...[...this.#idle.values()].flat(), ...[...this.#playing.values()].flatMap(({ process }) => process ?? [])];
    await Promise.all(processes.map((process) => process.close()));
  }

  async #start(name: string): Promise<ProgramProcess | undefined> {
    const program = this.#programs.find((each) => each.name === name);
    if (program === undefined || (this.#failures.get(name) ?? 0) >= MAX_FAILURES) return undefined;
    const started = await startProgram(program, this.#answerMs);
    return isUsageError(started) ? undefined : started;
  }
}
