/** Writes each game's RULES.md from its English rulebook, so that players and programmers read the same: `npm run rules:write`. */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { clauseKey, isRuling, loadWords, type Rulebook, type Words } from '@parlour/words';
import { FOTOMANIA_RULEBOOK } from '../games/fotomania/words/rulebook.ts';
import { MASCARADE_RULEBOOK } from '../games/mascarade/words/rulebook.ts';
import { PICTURE_RULEBOOK } from '../games/picture-perfect/words/rulebook.ts';
import { HAT_RULEBOOK } from '../games/thats-not-a-hat/words/rulebook.ts';

interface Book {
  readonly file: URL;
  readonly title: string;
  readonly area: 'hat' | 'fotomania' | 'mascarade' | 'picture';
  readonly sections: Rulebook;
}

const rulesOf = (folder: string): URL => new URL(`../games/${folder}/rules/RULES.md`, import.meta.url);

export const BOOKS: readonly Book[] = [
  { file: rulesOf('thats-not-a-hat'), title: 'That’s Not a Hat', area: 'hat', sections: HAT_RULEBOOK },
  { file: rulesOf('fotomania'), title: 'Fotomania', area: 'fotomania', sections: FOTOMANIA_RULEBOOK },
  { file: rulesOf('mascarade'), title: 'Mascarade', area: 'mascarade', sections: MASCARADE_RULEBOOK },
  { file: rulesOf('picture-perfect'), title: 'Picture Perfect', area: 'picture', sections: PICTURE_RULEBOOK },
];

export async function rulesText(book: Book): Promise<string> {
  const words = await loadWords('en', [book.area, `${book.area}-rules`]);
  const sections = book.sections.map(({ title, clauses }) =>
    [`## ${words.t(title)}`, '', ...clauses.map((clause) => clauseLine(words, book.area, clause))].join('\n'),
  );
  return [
    `# ${book.title}: the rules`,
    '',
    'Written by `npm run rules:write` from `packages/words/locales/en`. A clause with an asterisk is a ruling of the house, where the',
    'printed rules are silent or a table had to become a program. Every clause has a test that carries its number.',
    '',
    sections.join('\n\n'),
    '',
  ].join('\n');
}

function clauseLine(words: Words, area: string, clause: string): string {
  const id = isRuling(clause) ? `${clause.slice(0, -1)}\\*` : clause;
  return `- **${id}** ${words.t(clauseKey(area, clause))}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const book of BOOKS) writeFileSync(book.file, await rulesText(book));
}
