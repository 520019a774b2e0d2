import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstParts } from './build/first-parts.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { serviceWorker } from './build/service-worker.ts';

/** Where `npm run dev` finds a running table server. */
const server = process.env.PARLOUR_SERVER ?? 'http://127.0.0.1:4400';

const SHELL =
  /node_modules\/(react|react-dom|scheduler|zustand|wouter|regexparam|use-sync-external-store|mitt)\/|packages\/words\/(src\/(icu|languages|words|refusals|masks|crowd)|locales\/index)|web\/src\/(api|app|art|browser|home|settings|sound|styles|ui|words)\/|web\/src\/me\/(me|MeDialog)|web\/src\/games\/areas|web\/src\/(games|tutorial)\/registry/;

const TABLE = /web\/src\/(chat|lobby|play|rulebook|seats|table)\/|node_modules\/uqr/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFonts(['figtree-latin-wght-normal']), serviceWorker(), firstParts(), precompress()],
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: server, ws: true } } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Drawings and fonts stay files of their own: cached once, and nothing inline for a content policy to forbid.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: `${import.meta.dirname}/index.html`, sw: `${import.meta.dirname}/src/offline/service-worker.ts` },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // A phone far away pays for every file with a journey: what every page needs comes as one, what every table needs as another.
        codeSplitting: {
          groups: [
            { name: 'shell', test: SHELL },
            { name: 'table', test: TABLE },
          ],
        },
      },
    },
  },
});
