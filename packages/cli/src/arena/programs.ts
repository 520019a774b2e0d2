import { type UsageError, usageError } from '../usage-error.ts';
import { ProgramProcess } from './program-process.ts';

/** An external program in an arena: the name of its entrant, and its command, word by word. */
export interface Program {
  readonly name: string;
  readonly command: readonly string[];
}

/** The version of the messages between the arena and a program. */
const PROGRAM_PROTOCOL = 1;

/** A program may need this long to start, however short the time for its answers is. */
const MIN_START_MS = 10_000;

const SPEC = /^([a-z][a-z0-9-]{0,23})=(.+)$/s;
const WORD = /(?:[^\s"']|"[^"]*"|'[^']*')+/g;

/** Parses `name=command`. No shell reads the command: quotation marks keep words together. */
export function parseProgram(text: string, taken: readonly string[]): Program | UsageError {
  const [, name, line] = SPEC.exec(text) ?? [];
  if (name === undefined || line === undefined)
    return usageError(`--program "${text.slice(0, 40)}" is wrong: write it like mine="python3 player.py", the name in small letters`);
  if (taken.includes(name)) return usageError(`--program ${name}: another entrant has this name`);
  const words = line.match(WORD) ?? [];
  if (words.length === 0 || /["']/.test(line.replaceAll(WORD, '')))
    return usageError(`--program ${name}: the command is empty, or a quotation mark is open`);
  return { name, command: words.map((word) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2')) };
}

/** Starts a program and exchanges greetings: the process, or what is wrong with it. */
export async function startProgram({ name, command }: Program, answerMs: number): Promise<ProgramProcess | UsageError> {
  const process = new ProgramProcess(command);
  process.send({ type: 'hello', version: PROGRAM_PROTOCOL, name });
  const answer = await process.receive(performance.now() + Math.max(answerMs, MIN_START_MS));
  if ('message' in answer && answer.message.type === 'hello' && answer.message.version === PROGRAM_PROTOCOL) return process;
  await process.close();
  return usageError(`--program ${name}: ${'failure' in answer ? process.problem : `it did not say hello, version ${PROGRAM_PROTOCOL}`}`);
}
