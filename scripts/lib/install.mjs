import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { withFileLock } from './file-lock.mjs';
import { runCommand } from './run-command.mjs';
import { DIST, logProgress, ROOT, ScriptError } from './script.mjs';

const STAMP = join(ROOT, 'node_modules', '.parlour-stamp');

/** Installs the packages of package-lock.json, unless they are installed already. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await withFileLock(join(DIST, '.lock'), async () => {
    if (isInstalled()) return;
    logProgress('installing packages (about half a minute the first time)');
    const began = Date.now();
    const { program, args } = npm(process.env.npm_execpath);
    const wanted = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    const code = await runCommand(program, [...args, ...wanted], { cwd: ROOT, env: installEnv(process.env) });
    if (code !== 0) throw new ScriptError(`npm ci failed (exit code ${code}); its message is above. Nothing was started.`);
    writeFileSync(STAMP, expectedStamp());
    logProgress(`packages installed in ${Math.round((Date.now() - began) / 1000)} s`);
  });
}

function isInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === expectedStamp();
}

/** Packages hold binaries, so the same lockfile on another system or another Node line is another installation. */
function expectedStamp() {
  const lockfile = readFileSync(join(ROOT, 'package-lock.json'));
  return createHash('sha256').update(lockfile).update(`${process.platform} ${process.arch} ${process.versions.modules}`).digest('hex');
}

/**
 * The npm to call: the one that runs this process, else the one beside this Node, else the one on the path.
 * @param {string | undefined} execpath
 */
export function npm(execpath) {
  const beside = join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js');
  const running = execpath && /^np[mx]-cli\.js$/.test(basename(execpath)) ? join(dirname(execpath), 'npm-cli.js') : undefined;
  const script = [running, beside].find((file) => file !== undefined && existsSync(file));
  return script === undefined ? { program: 'npm', args: [] } : { program: process.execPath, args: [script] };
}

/** Settings that would leave packages out, or install them elsewhere. npm passes them to the scripts it runs. */
const MISLEADING =
  /^(node_env|npm_config_(omit|include|production|only|also|dev|optional|global|location|prefix|workspaces?|include_workspace_root|dry_run|package_lock_only|package_lock|json))$/i;

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function installEnv(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !MISLEADING.test(name)));
}
