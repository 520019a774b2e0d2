import { readFileSync, statSync } from 'node:fs';
import { type Complaint, complain } from './usage-error.ts';

const LARGEST = 64 * 1024 * 1024;

/** Reads a file that should hold JSON. `what` it should be is named to the person when it is not. */
export function readJson(file: string, what: string): { readonly json: unknown } | Complaint {
  try {
    if (statSync(file).size > LARGEST) return complain(`${file} is too large to be a ${what}`);
    return { json: JSON.parse(readFileSync(file, 'utf8')) as unknown };
  } catch (error) {
    if (error instanceof SyntaxError) return complain(`${file} is not a ${what}: it is not JSON`);
    return complain(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}`);
  }
}
