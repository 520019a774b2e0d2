import { readFileSync, statSync } from 'node:fs';
import { type UsageError, usageError } from './usage-error.ts';

const LARGEST = 64 * 1024 * 1024;

/** Reads a file that should hold JSON. `what` names the expected content in the error message. */
export function readJson(file: string, what: string): { readonly json: unknown } | UsageError {
  try {
    if (statSync(file).size > LARGEST) return usageError(`${file} is too large to be a ${what}`);
    return { json: JSON.parse(readFileSync(file, 'utf8')) as unknown };
  } catch (error) {
    if (error instanceof SyntaxError) return usageError(`${file} is not a ${what}: it is not JSON`);
    return usageError(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}`);
  }
}
