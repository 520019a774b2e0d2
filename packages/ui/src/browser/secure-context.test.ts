import { afterEach, describe, expect, it, vi } from 'vitest';
import { canShare, copyText, keepScreenOn, passkeyProblem, pushRegistration, randomId, registerServiceWorker } from './secure-context.ts';

afterEach(() => vi.unstubAllGlobals());

/** The parts of a browser on a plain-http page. */
function plainHttp(parts: Record<string, unknown> = {}): void {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('isSecureContext', false);
  vi.stubGlobal('location', { hostname: '192.168.1.7' });
  for (const [name, value] of Object.entries(parts)) vi.stubGlobal(name, value);
}

describe('on a plain-http page', () => {
  it('ids are made, long enough for a key and never twice the same', () => {
    plainHttp();
    const ids = Array.from({ length: 100 }, randomId);
    expect(new Set(ids).size).toBe(100);
    expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
  });

  it('a text is copied through a temporary selected field, and the focus is restored', async () => {
    const steps: string[] = [];
    const field = {
      value: '',
      readOnly: false,
      style: {},
      setAttribute: () => undefined,
      select: () => steps.push(`select ${field.value}`),
      remove: () => steps.push('remove'),
    };
    class HTMLElement {
      closest = () => null;
      focus = () => steps.push('focus');
    }
    const document = {
      activeElement: new HTMLElement(),
      body: { append: () => steps.push('append') },
      createElement: () => field,
      execCommand: (command: string) => steps.push(command) > 0,
    };
    plainHttp({ document, HTMLElement });
    expect(await copyText('a link')).toBe(true);
    expect(steps).toEqual(['append', 'select a link', 'copy', 'remove', 'focus']);
    plainHttp({ document: { ...document, execCommand: () => false }, HTMLElement });
    expect(await copyText('a link')).toBe(false);
  });

  it('features without a fallback report that and do not throw', async () => {
    plainHttp();
    expect(canShare()).toBe(false);
    expect(await keepScreenOn()).toBeUndefined();
    expect(await pushRegistration()).toBe('insecure');
    expect(passkeyProblem()).toBe('insecure');
    await expect(registerServiceWorker('/sw.js')).resolves.toBeUndefined();
  });
});
