import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { countTests } from './checks.mjs';
import { withFileLock } from './file-lock.mjs';
import { installEnv, npm } from './install.mjs';
import { isNodeSupported } from './script.mjs';
import { ensureServices } from './services.mjs';

describe('the running Node', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0'])('supports %s', (version) => expect(isNodeSupported(version)).toBe(true));
  it.each(['18.20.0', '20.18.9', '21.7.0', '22.11.0'])('does not support %s', (version) => expect(isNodeSupported(version)).toBe(false));
});

describe('the install', () => {
  it('ignores misleading settings of its environment', () => {
    const env = {
      PATH: '/bin',
      NODE_ENV: 'production',
      npm_config_omit: 'dev',
      npm_config_production: 'true',
      npm_config_registry: 'here',
    };
    expect(installEnv(env)).toEqual({ PATH: '/bin', npm_config_registry: 'here' });
  });

  it('never calls another package manager, even one that runs this process', () => {
    expect(npm('/opt/yarn/bin/yarn.js').args.join()).not.toContain('yarn');
  });
});

describe('the lock', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-lock-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('admits one process at a time', async () => {
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await turn();
      inside--;
    };
    await Promise.all([1, 2, 3].map(() => withFileLock(join(folder, 'busy'), work)));
    expect(most).toBe(1);
  });

  it('is not held by a dead process', async () => {
    const beyondEveryPid = 2 ** 30;
    writeFileSync(join(folder, 'stale'), String(beyondEveryPid));
    expect(await withFileLock(join(folder, 'stale'), async () => 'in')).toBe('in');
  });
});

describe('the count of tests', () => {
  const file = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map((test) => ({ status: test })) });

  it('adds up what passed and what failed', () => {
    expect(countTests({ report: { testResults: [file('failed', 'passed', 'failed'), file('passed', 'passed')] }, code: 1 })).toEqual({
      passed: 2,
      failed: 1,
    });
  });

  it('counts a file that does not load as one failure', () => {
    expect(countTests({ report: { testResults: [file('failed'), file('passed', 'passed')] }, code: 1 })).toEqual({ passed: 1, failed: 1 });
  });

  it('counts a crash as one failure', () => {
    expect(countTests({ report: undefined, code: 139 })).toEqual({ passed: 0, failed: 1 });
    expect(countTests({ report: { testResults: [file('passed', 'passed')] }, code: 1 })).toEqual({ passed: 1, failed: 1 });
  });
});

describe('the services of some tests', () => {
  it('are installed when missing, and listed when that fails', async () => {
    const here = new Set(['one']);
    const service = (name: string) => ({ name, package: `${name}-server`, isHere: () => here.has(name) });
    const fetched: string[] = [];
    const install = async (packages: readonly string[]) => {
      fetched.push(...packages);
      here.add('two');
    };
    const skipped = await ensureServices([service('one'), service('two'), service('three')], install);
    expect(fetched).toEqual(['two-server', 'three-server']);
    expect(skipped).toEqual(['everything on three (on Debian: apt-get install three-server)']);
    expect(await ensureServices([service('one'), service('two')], () => Promise.reject(new Error('nothing is missing')))).toEqual([]);
  });
});
