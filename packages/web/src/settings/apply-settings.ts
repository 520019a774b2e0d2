import { isLight, isReducedMotion, settingsStore } from '@parlour/ui/settings/settings.ts';
import { LANGUAGE_INFO } from '@parlour/words';

/** The factor of enlarged text, by the browser's or the device settings. */
function textScaleOf(page: HTMLElement): number {
  return Math.min(2, Math.max(1, Number.parseFloat(getComputedStyle(page).fontSize) / 16));
}

/** Puts theme, motion and language on the document, now and whenever they change. */
export function applySettings(): void {
  const apply = () => {
    const { language, pseudo, theme, motion, textSize } = settingsStore.getState();
    const page = document.documentElement;
    page.lang = language;
    page.dir = pseudo ?? LANGUAGE_INFO[language].direction;
    page.dataset.theme = isLight(theme) ? 'light' : 'dark';
    page.dataset.calm = String(isReducedMotion(motion));
    page.dataset.textSize = textSize;
    page.style.setProperty('--text-scale', String(textScaleOf(page)));
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isLight(theme) ? '#efe3c8' : '#141a2e');
  };
  apply();
  settingsStore.subscribe(apply);
  for (const asked of ['(prefers-reduced-motion: reduce)', '(prefers-color-scheme: light)'])
    matchMedia(asked).addEventListener('change', apply);
}
