import { spawn } from 'node:child_process';
import { logProgress } from './script.mjs';

/**
 * Runs a command with its output on standard error and, without a terminal, a progress line every few seconds.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} the exit code; 127 when the program is missing
 */
export function runCommand(program, args, options) {
  const began = Date.now();
  const alive = setInterval(() => {
    if (!process.stderr.isTTY) logProgress(`still at it (${Math.round((Date.now() - began) / 1000)} s)`);
  }, 10_000);
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 2, 2] });
    child.once('error', () => resolve(127));
    child.once('close', (code) => resolve(code ?? 1));
  }).finally(() => clearInterval(alive));
}
