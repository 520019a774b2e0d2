import { registerServiceWorker } from '@parlour/ui/browser/secure-context.ts';
import { settingsStore } from '@parlour/ui/settings/settings.ts';
import { wordsIn } from '@parlour/ui/words/useWords.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { watchFailures } from './browser/failures.ts';
import { fontsReady } from './browser/fonts-ready.ts';
import { keepPresses } from './browser/keep-press.ts';
import { applySettings } from './settings/apply-settings.ts';

watchFailures();
keepPresses();
applySettings();
// A person who opens a link needs the table's words before the table is loaded.
const { language, pseudo } = settingsStore.getState();
void wordsIn(language, location.pathname.startsWith('/t/') ? ['table', 'lobby'] : [], pseudo);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
await fontsReady();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

if (import.meta.env.PROD) void registerServiceWorker('/sw.js');
