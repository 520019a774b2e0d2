import type { Page } from 'playwright-core';

/** The names that several buttons of this screen share, as a screen reader tells them. */
export async function sameNamedButtons(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const names = nodes.flatMap(({ ignored, role, name }) => (!ignored && role?.value === 'button' ? [String(name?.value ?? '')] : []));
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))].map((name) => `“${name}”`);
}
