import { wordAreas } from '@parlour/games/words-catalogue';
import { loadWords } from '@parlour/words';
import type { Page } from 'playwright-core';
import { eventsOf, type SpokenGame } from './table-events.ts';

interface Announcements {
  /** Everything the page says to a screen reader, in order. */
  readonly said: readonly string[];
  /** The headings that focus went to. */
  readonly headings: readonly string[];
}

export async function listen(page: Page): Promise<Announcements> {
  const said: string[] = [];
  const headings: string[] = [];
  await page.exposeFunction('recordAnnouncement', (line: string) => said.push(line));
  await page.exposeFunction('recordHeading', (text: string) => headings.push(text));
  await page.addInitScript(() => {
    const recorder = globalThis as unknown as Record<'recordAnnouncement' | 'recordHeading', (text: string) => void>;
    addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement) recorder.recordHeading(target.textContent ?? '');
    });
    Element.prototype.attachShadow = new Proxy(Element.prototype.attachShadow, {
      apply(attach, element: HTMLElement, args: [ShadowRootInit]) {
        const lines = Reflect.apply(attach, element, args);
        const observer = new MutationObserver((changes) => {
          for (const { addedNodes } of changes) for (const line of addedNodes) recorder.recordAnnouncement(line.textContent ?? '');
        });
        if (element.getAttribute('aria-live') === 'polite') observer.observe(lines, { childList: true });
        return lines;
      },
    });
  });
  return { said, headings };
}

/** Lines that were said too rarely, too often or in another order than the events happened. */
export function differences(said: readonly string[], expected: readonly string[]): string[] {
  const wanted = new Set(expected);
  const spoken = said.filter((line) => wanted.has(line));
  const wrong = expected.findIndex((line, at) => spoken[at] !== line);
  if (wrong >= 0) return [`after ${wrong} lines “${spoken[wrong] ?? 'nothing'}” was said instead of “${expected[wrong]}”`];
  return spoken.slice(expected.length).map((line) => `“${line}” was said once too often`);
}

/** The lines for all events that the server sent to this page, in order. */
export async function expectedLines(frames: Parameters<typeof eventsOf>[0], game: SpokenGame): Promise<readonly string[]> {
  const words = await loadWords('en', ['common', ...wordAreas(game.id)]);
  return eventsOf(frames).map(({ event, who, you }) => game.describeEvent(words, event, who, you));
}
