/** The longest time that a page waits for its fonts: on a slow network text is better than nothing. */
const MAX_WAIT_MS = 400;

const FONTS = ['1rem "Figtree Variable"', '1rem "Fraunces Variable"', 'italic 1rem "Fraunces Variable"'];

/** Resolves when the fonts are here: a page drawn before would move under the pointer when they arrive. */
export async function fontsReady(): Promise<void> {
  const loaded = Promise.allSettled(FONTS.map((font) => document.fonts.load(font)));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}
