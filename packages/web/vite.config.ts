import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pageDescriptions } from './build/page-descriptions.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { preloadManifest } from './build/preload-manifest.ts';
import { serviceWorker } from './build/service-worker.ts';

/** The address of a running server for `npm run dev`. */
const server = process.env.PARLOUR_SERVER ?? 'http://127.0.0.1:4400';

const SHELL =
  /node_modules\/(react|react-dom|scheduler|zustand|wouter|regexparam|use-sync-external-store|mitt)\/|packages\/words\/(src\/(message-format|languages|words|explain-refusal|short-name-list)|locales\/index)|packages\/ui\/src\/(art|browser|settings|sound|styles|words)\/|packages\/ui\/src\/[\w-]+\.|web\/src\/(api|app|browser|home|settings)\/|web\/src\/styles|web\/src\/(client\/identity|pages\/profile\/NameDialog)|games\/(catalogue|boards-catalogue|words-catalogue)\.(ts|css)|games\/[\w-]+\/(manifest\.ts|tokens\.css|board\/poster)/;

const TABLE = /web\/src\/(client\/table|pages\/(rules|table))\/|ui\/src\/(board|seats)\/|node_modules\/uqr/;

/** Words that a page shows of every game are one file with the page's own, for any number of games. */
const WORDS_OF_ALL =
  /\/(?:locales\/(?<language>[\w-]+)\/(?<area>home|profile)|games\/[\w-]+\/words\/(?<part>home|profile)\/(?<its>[\w-]+))\.json$/;

function wordsOfAll(module: string): string | null {
  const { language, area, part, its } = WORDS_OF_ALL.exec(module)?.groups ?? {};
  return area === undefined && part === undefined ? null : `${area ?? part}-${language ?? its}`;
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFonts(['figtree-latin-wght-normal']), serviceWorker(), preloadManifest(), pageDescriptions(), precompress()],
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: server, ws: true } } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Drawings and fonts stay separate files: cached once, and nothing inline for a content policy to forbid.
    assetsInlineLimit: 0,
    rollupOptions: {
      // Its report on slow plugins is for authors of plugins, and the first `npm start` would print it.
      checks: { bundlerTimings: false },
      input: { index: `${import.meta.dirname}/index.html`, sw: `${import.meta.dirname}/src/client/offline/service-worker.ts` },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // On a slow network every file costs a round trip: what every page needs is one file, what every table needs another.
        codeSplitting: {
          groups: [
            { name: 'shell', test: SHELL },
            { name: 'table', test: TABLE },
            { name: wordsOfAll, test: WORDS_OF_ALL },
          ],
        },
      },
    },
  },
});
