import type { Plugin, Rolldown } from 'vite';

/** What a page shows first, besides the common parts: its module, and its word areas. */
const PAGES = {
  home: { module: null, areas: ['common', 'home'] },
  table: { module: 'src/pages/table/TablePage.tsx', areas: ['common', 'home', 'table', 'lobby'] },
} as const;

const LOCALE = /\/locales\/([\w-]+)\/\w+\.json$/;

/**
 * Lists the files a page will request, so that the server can link them in the page itself. On a slow network
 * every file that is found only inside another one costs a round trip.
 */
export function preloadManifest(): Plugin {
  return {
    name: 'preload-manifest',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const chunkWith = (module: string) => chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
      const entry = chunks.find(({ isEntry, name }) => isEntry && name === 'index');
      const known = entry === undefined ? new Set<string>() : filesOf(entry, bundle);
      const news = (module: string): string[] => {
        const chunk = chunkWith(module);
        return chunk === undefined ? [] : [...filesOf(chunk, bundle)].filter((file) => !known.has(file)).map((file) => `/${file}`);
      };
      const languages = [...new Set(chunks.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => LOCALE.exec(id)?.[1] ?? [])))];
      const wordsIn = (language: string, areas: readonly string[]) => areas.flatMap((area) => news(`/locales/${language}/${area}.json`));
      const pages = Object.entries(PAGES).map(([page, { module, areas }]) => [
        page,
        {
          parts: module === null ? [] : news(module),
          words: Object.fromEntries(languages.map((language) => [language, wordsIn(language, areas)])),
        },
      ]);
      this.emitFile({ type: 'asset', fileName: 'preload-manifest.json', source: JSON.stringify(Object.fromEntries(pages)) });
    },
  };
}

/** A chunk, all its imports, and their styles. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
  for (const file of chunk.imports) {
    const other = bundle[file];
    if (other?.type === 'chunk') filesOf(other, bundle, found);
  }
  return found;
}
