/** Writes each game's RULES.md from its English rulebook, so that both have one source: `npm run rules:write`. */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { MANIFESTS } from '@parlour/games/catalogue';
import { wordAreas } from '@parlour/games/words-catalogue';
import { clauseKey, isHouseRule, loadWords, type Rulebook, type Words } from '@parlour/words';

interface Book {
  readonly game: string;
  readonly file: URL;
  /** The first letters of its clause keys. */
  readonly area: string;
  readonly sections: Rulebook;
}

export const BOOKS: readonly Book[] = await Promise.all(MANIFESTS.map(({ id }) => bookOf(id)));

async function bookOf(game: string): Promise<Book> {
  const folder = new URL(`../games/${game}/`, import.meta.url);
  const { rulebook } = (await import(new URL('words/rulebook.ts', folder).href)) as { rulebook: Rulebook };
  const area = rulebook[0]?.title.split('.rules.')[0] ?? game;
  return { game, file: new URL('rules/RULES.md', folder), area, sections: rulebook };
}

export async function rulesText({ game, area, sections }: Book): Promise<string> {
  const words = await loadWords('en', ['home', ...wordAreas(game)]);
  const written = sections.map(({ title, clauses }) =>
    [`## ${words.t(title)}`, '', ...clauses.map((clause) => clauseLine(words, area, clause))].join('\n'),
  );
  return [
    `# ${words.t(`game.${game}`)}: the rules`,
    '',
    `Written by \`npm run rules:write\` from \`games/${game}/words/rules/en.json\`. A clause with an asterisk is a ruling, where the`,
    'printed rules do not say or the program needs a definition. Every clause has a test that carries its number.',
    '',
    written.join('\n\n'),
    '',
  ].join('\n');
}

function clauseLine(words: Words, area: string, clause: string): string {
  const id = isHouseRule(clause) ? `${clause.slice(0, -1)}\\*` : clause;
  return `- **${id}** ${words.t(clauseKey(area, clause))}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const book of BOOKS) writeFileSync(book.file, await rulesText(book));
}
