import { LANGUAGE_INFO } from '@parlour/words';
import { isCalm, settingsStore } from './settings.ts';

/** Puts theme, motion and language on the document, now and whenever they change. */
export function keepRoomInStep(): void {
  const apply = () => {
    const { language, pseudo, theme, motion } = settingsStore.getState();
    const page = document.documentElement;
    page.lang = language;
    page.dir = pseudo ?? LANGUAGE_INFO[language].direction;
    page.dataset.theme = theme;
    page.dataset.calm = String(isCalm(motion));
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', theme === 'dark' ? '#141a2e' : '#efe3c8');
  };
  apply();
  settingsStore.subscribe(apply);
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', apply);
}
