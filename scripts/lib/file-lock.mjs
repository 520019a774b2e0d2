import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { logProgress } from './script.mjs';

/**
 * Runs `work` while no other process of this repository does: two installs at once leave a broken node_modules.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withFileLock(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  for (let waited = false; !take(file); waited = true) {
    if (!waited) logProgress('another Parlour command is preparing this folder; waiting for it');
    await sleep(200);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/**
 * @param {string} file
 * @returns {boolean}
 */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    if (isHeld(file)) return false;
    rmSync(file, { force: true });
    return take(file);
  }
}

/**
 * A lock whose owner was killed is free.
 * @param {string} file
 */
function isHeld(file) {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    // The file is empty between being created and being written.
    if (owner === 0) return true;
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
function isCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code;
}
