import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { leavePagesUndrawn } from './drawing.ts';
import { fixChance } from './fixed-chance.mjs';

const ROOT = dirname(import.meta.dirname);
const FIXED_SERVER = new URL('fixed-chance-server.mjs', import.meta.url).href;
type FixedChance = Parameters<typeof fixChance>[0];
export const CHROMIUM_PATH = process.env.PARLOUR_CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);

/** The last list counts, so that those which Playwright disables are in it too. */
const DISABLED_FEATURES = [
  // Two pages of the address bar, which nobody sees, for each window.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A process that waits for a page which may come: each context would start one for nothing.
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Blocks every request to another machine: the tests must pass without a network. */
export const CHROMIUM_ARGS = [
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A microphone that beeps. A page may use it with the permission `microphone`.
  '--use-fake-device-for-media-stream',
];

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 800 };
export const TV = { width: 1920, height: 1080 };

/** A browser treats localhost as a secure context, and a plain-http name in the local network not. */
export const ORIGINS = ['localhost', 'parlour.test'] as const;
export type Origin = (typeof ORIGINS)[number];

const MAP_NAMES = '--host-resolver-rules=MAP parlour.test 127.0.0.1';

/** A real server on a temporary folder, and a real browser. */
export interface TestApp {
  readonly address: string;
  /** The data folder of the server. */
  readonly data: string;
  readonly browser: Browser;
  /**
   * Opens a page with separate cookies and no service worker, which would download the whole client for each visit. A
   * test of offline play or notifications uses `WITH_SERVICE_WORKER`. Requests to other hosts are listed in `strays`.
   */
  visit(options?: BrowserContextOptions): Promise<{ context: BrowserContext; page: Page; strays: string[] }>;
  /** Uncaught errors of any page. A test that expects some removes them. */
  readonly pageErrors: string[];
  /** Kills the server, and starts another on the same folder and port. */
  crashAndRestart(): Promise<void>;
  /** Fails if an error was uncaught in any page. */
  close(): Promise<void>;
}

export const WITH_SERVICE_WORKER = { serviceWorkers: 'allow' } as const;

/** The delay of bots on the server, in local matches and in tutorials. */
export const BOT_DELAY_MS = 60;

/** The server option for the delay does not reach local matches, so it is a device setting too. */
function setBotDelay(delay: number): void {
  try {
    if (localStorage.getItem('parlour.settings') === null) localStorage.setItem('parlour.settings', JSON.stringify({ botDelayMs: delay }));
  } catch {
    // A test may block the storage.
  }
}

/** A test worker has one browser for all its files, which ends with the worker; a script has it until it closes its last app. */
const isTestWorker = process.env.VITEST_WORKER_ID !== undefined;
let sharedBrowser: Promise<Browser> | undefined;
let openApps = 0;

const launch = (): Promise<Browser> =>
  chromium.launch({
    args: [...CHROMIUM_ARGS, MAP_NAMES],
    ...(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH }),
  });

const USUAL = { viewport: DESKTOP, locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' } as const;

/** `flags` are added to `parlour serve`. */
export const startTestApp = (...flags: readonly string[]): Promise<TestApp> => startTestAppAt('localhost', ...flags);

/** The same server and browser; the pages are opened at this origin. */
export const startTestAppAt = (origin: Origin, ...flags: readonly string[]): Promise<TestApp> =>
  start(origin, flags.includes('--pause') ? flags : ['--pause', String(BOT_DELAY_MS), ...flags]);

/** Bots play at the pace of each table, as for real players. */
export const startPacedApp = (): Promise<TestApp> => start('localhost', []);

/** Names, deals and the date are the same each time. A page that is opened in the same order has the same chance. */
export const startFixedApp = (seed: number): Promise<TestApp> =>
  start('localhost', ['--pause', String(BOT_DELAY_MS)], { seed, clockOffset: FIXED_START - Date.now() });

/** A Wednesday at noon: no day ends while a test runs. */
const FIXED_START = Date.UTC(2026, 2, 4, 12);

/** The worker of local matches draws its own seeds. */
async function fixPages(context: BrowserContext, chance: FixedChance): Promise<void> {
  await context.addInitScript(fixChance, chance);
  await context.route(/\/local-table-worker[^/]*\.js$/, async (route) => {
    const script = await route.fetch();
    await route.fulfill({ response: script, body: `(${String(fixChance)})(${JSON.stringify(chance)});\n${await script.text()}` });
  });
}

async function start(origin: Origin, flags: readonly string[], fixed?: FixedChance): Promise<TestApp> {
  const data = mkdtempSync(join(tmpdir(), 'parlour-e2e-'));
  let server = await serve(0, data, flags, fixed);
  let visits = 0;
  const pageErrors: string[] = [];
  const address = () => server.address.replace('localhost', origin);
  openApps++;
  const browser = await (sharedBrowser ??= launch());
  const contexts = new Set<BrowserContext>();
  return {
    get address() {
      return address();
    },
    data,
    browser,
    pageErrors,
    async visit(options = {}) {
      const context = await browser.newContext({ ...USUAL, ...options });
      contexts.add(context);
      context.once('close', () => contexts.delete(context));
      await context.addInitScript(setBotDelay, BOT_DELAY_MS);
      if (isTestWorker) await context.addInitScript(leavePagesUndrawn);
      if (fixed !== undefined) await fixPages(context, { ...fixed, seed: fixed.seed + ++visits });
      const page = await context.newPage();
      const strays: string[] = [];
      context.on('request', (request) => {
        if (/^(https?|wss?):/.test(request.url()) && new URL(request.url()).host !== new URL(address()).host) strays.push(request.url());
      });
      context.on('weberror', (broken) => {
        const at = broken.page()?.url() ?? '';
        // An init script of a test also runs on about:blank, which is not part of the app.
        if (at.startsWith(address())) pageErrors.push(`${at}: ${broken.error().stack ?? broken.error().message}`);
      });
      return { context, page, strays };
    },
    async crashAndRestart() {
      const { port } = new URL(server.address);
      await end(server.child, 'SIGKILL');
      server = await serve(Number(port), data, flags, fixed);
    },
    async close() {
      await Promise.all([...contexts].map((context) => context.close()));
      openApps--;
      if (openApps === 0 && !isTestWorker) {
        sharedBrowser = undefined;
        await browser.close();
      }
      await end(server.child, 'SIGTERM');
      rmSync(data, { recursive: true, force: true });
      if (pageErrors.length > 0) throw new Error(`uncaught in a page:\n${pageErrors.join('\n')}`);
    },
  };
}

async function serve(
  port: number,
  data: string,
  flags: readonly string[],
  fixed?: FixedChance,
): Promise<{ child: ChildProcess; address: string }> {
  const args = [
    ...(fixed === undefined ? [] : ['--import', FIXED_SERVER]),
    'dist/parlour.js',
    'serve',
    '--port',
    String(port),
    '--host',
    '127.0.0.1',
    ...(flags.includes('--database') ? [] : ['--data', data]),
    ...flags,
  ];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, E2E_FIXED_CHANCE: JSON.stringify(fixed) },
  });
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /http:\/\/[\w.-]+:\d+/.exec(printed)?.[0];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${printed}`)));
  });
  return { child, address };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}
