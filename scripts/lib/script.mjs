import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The folder of everything that can be built again. */
export const DIST = join(ROOT, 'dist');

/**
 * Prints progress on standard error: standard output belongs to `--json`.
 * @param {string} line
 */
export function logProgress(line) {
  process.stderr.write(`parlour · ${line}\n`);
}

/**
 * Node 21 and the first releases of 22 are newer than 20.19 but lack what the build tools need.
 * @param {string} version
 */
export function isNodeSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 12;
  return major > 22;
}

function requireNode() {
  if (isNodeSupported(process.versions.node)) return;
  logProgress(`Node ${process.versions.node} is too old: Parlour needs Node 20.19 or 22.12 or newer. Get it from https://nodejs.org`);
  process.exit(1);
}

/** Ends the script with one line instead of a stack trace: the failure was explained where it happened. */
export class ScriptError extends Error {}

/**
 * Runs a script's body; a `ScriptError` becomes its message and exit code 1, anything else is a bug and keeps its stack.
 * @param {() => Promise<void>} body
 */
export async function runScript(body) {
  requireNode();
  try {
    await body();
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    logProgress(error.message);
    process.exit(1);
  }
}
