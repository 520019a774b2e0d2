import { spawn } from 'node:child_process';
import { ROOT } from './script.mjs';

const TIMEOUT_MS = 20_000;

/**
 * The result of `npm audit` as one line for people. Undefined when it cannot be read: then no registry answered.
 * @param {string} json
 * @returns {{ known: number, line: string } | undefined}
 */
export function readAudit(json) {
  try {
    const { metadata, vulnerabilities = {} } = JSON.parse(json);
    const total = metadata?.vulnerabilities?.total;
    if (typeof total !== 'number') return undefined;
    const names = Object.keys(vulnerabilities).sort();
    return {
      known: total,
      line: total === 0 ? 'no known advisory against the shipped packages' : `advisories against: ${names.join(', ')}`,
    };
  } catch {
    return undefined;
  }
}

/**
 * Asks the registry for advisories against the shipped packages.
 * @returns {Promise<string>}
 */
function audit() {
  return new Promise((resolve) => {
    let said = '';
    const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', `--fetch-timeout=${TIMEOUT_MS / 2}`];
    const child = spawn('npm', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'], timeout: TIMEOUT_MS });
    child.stdout.on('data', (more) => {
      said += more;
    });
    child.once('error', () => resolve(''));
    child.once('close', () => resolve(said));
  });
}

/**
 * Advisories fail the tests; a registry that does not answer is listed as not tested.
 * @param {() => Promise<string>} ask
 * @returns {Promise<{ count: import('./checks.mjs').Count, skipped: string[] }>}
 */
export async function checkAdvisories(ask = audit) {
  const found = readAudit(await ask());
  if (found === undefined) {
    const skipped = 'advisories against dependencies: no registry answered `npm audit --omit=dev`';
    console.log(`NOT CHECKED: ${skipped}`);
    return { count: { passed: 0, failed: 0 }, skipped: [skipped] };
  }
  console.log(found.line);
  return { count: { passed: found.known === 0 ? 1 : 0, failed: found.known === 0 ? 0 : 1 }, skipped: [] };
}
