import type { Page } from 'playwright-core';

/** Most of the time of a browser test would go into drawing. Only checks of what a page looks like need it drawn. */
export function leavePagesUndrawn(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html:not([data-drawn]) { opacity: 0 !important; } * { box-shadow: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** Runs a check on the page as a person sees it. */
export async function whileDrawn<T>(page: Page, check: () => Promise<T>): Promise<T> {
  await page.evaluate(() => document.documentElement.setAttribute('data-drawn', ''));
  try {
    return await check();
  } finally {
    await page.evaluate(() => document.documentElement.removeAttribute('data-drawn'));
  }
}
