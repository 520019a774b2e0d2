import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LOCALES = join(import.meta.dirname, '../../words/locales');
const MANIFEST = join(import.meta.dirname, '../public/manifest.webmanifest');

/** Writes the page's description and the app manifest in every language, for the server and the client to choose from. */
export function pageDescriptions(): Plugin {
  return {
    name: 'page-descriptions',
    apply: 'build',
    generateBundle() {
      const languages = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
      const descriptions = Object.fromEntries(languages.map(({ name }) => [name, descriptionIn(name)]));
      const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as object;
      this.emitFile({ type: 'asset', fileName: 'page-descriptions.json', source: JSON.stringify(descriptions) });
      for (const [lang, description] of Object.entries(descriptions))
        this.emitFile({
          type: 'asset',
          fileName: `manifest-${lang}.webmanifest`,
          source: JSON.stringify({ ...manifest, lang, description }),
        });
    },
  };
}

function descriptionIn(language: string): string {
  const words = JSON.parse(readFileSync(join(LOCALES, language, 'home.json'), 'utf8')) as Record<string, string>;
  return words['home.description'] ?? '';
}
