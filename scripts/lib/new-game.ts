import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { clausesIn } from './clauses.ts';
import { filesUnder } from './files.ts';

export interface NewGame {
  readonly id: string;
  readonly name: string;
  readonly letter: string;
  readonly folder: string;
}

/** Copies the template under a new id and enters it in the list of games. Answers what is wrong, when something is. */
export function makeGame(root: string, id: string | undefined): NewGame | string {
  const source = join(root, 'packages/games/src');
  const wrong = whyNot(id, source);
  if (id === undefined || wrong !== undefined) return wrong ?? 'No id was given.';
  const game = { id, name: camel(id), letter: freeLetter(id, source), folder: join(source, id) };
  cpSync(join(root, 'packages/games/template'), game.folder, { recursive: true });
  for (const file of filesUnder(game.folder, /./)) change(file, (text) => renamed(text, game));
  change(join(source, 'index.ts'), (text) => registered(text, game));
  change(join(root, 'packages/games/package.json'), (text) => exported(text, game));
  return game;
}

function whyNot(id: string | undefined, source: string): string | undefined {
  if (id === undefined) return 'Which game? Say: npm run new-game <id>, for example: npm run new-game high-low';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 40) {
    return `"${id}" cannot be an id: use up to 40 small letters, digits and single hyphens, beginning with a letter, as in high-low.`;
  }
  if (id === 'template' || existsSync(join(source, id))) return `There is a game "${id}" already. Choose another id.`;
  if (!canName(camel(id))) return `"${id}" is a word of the language, and a game's id becomes the name of a constant. Choose another id.`;
  return undefined;
}

function canName(constant: string): boolean {
  try {
    return new Script(`'use strict'; const ${constant} = 0;`) instanceof Script;
  } catch {
    return false;
  }
}

function camel(id: string): string {
  return id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Clauses of two games must not share a name: the first letter of the id that no other game uses, else any. */
function freeLetter(id: string, source: string): string {
  const taken = new Set(
    filesUnder(source, /^RULES\.md$/).flatMap((file) => clausesIn(readFileSync(file, 'utf8')).map((clause) => clause[0])),
  );
  const letter = `${id.toUpperCase()}ABCDEFGHIJKLMNOPQRSTUVWXYZ`.split('').find((one) => /[A-Z]/.test(one) && !taken.has(one));
  if (letter === undefined) throw new Error('every letter of the alphabet is a game already');
  return letter;
}

function renamed(text: string, { id, name, letter }: NewGame): string {
  const types = `${name[0]?.toUpperCase()}${name.slice(1)}Types`;
  return text
    .replaceAll('templateGame', name)
    .replaceAll('TemplateTypes', types)
    .replaceAll("'template'", `'${id}'`)
    .replaceAll(/\bT-(?=\d)/g, `${letter}-`);
}

function registered(text: string, { id, name }: NewGame): string {
  const at = /^(?=\nexport \{)/m;
  const list = /(GAMES: readonly AnyGame\[\] = \[[^\]]*?),?\s*\]/;
  const exports = /^export \{ (.*) \};$/m;
  if (![at, list, exports].every((form) => form.test(text)))
    throw new Error('packages/games/src/index.ts has no list of games to enter this one in');
  return text
    .replace(at, `import { ${name} } from './${id}/index.ts';\n`)
    .replace(exports, `export { $1, ${name} };`)
    .replace(list, `$1, ${name}]`);
}

function exported(text: string, { id }: NewGame): string {
  const manifest = JSON.parse(text) as { exports: Record<string, string> };
  manifest.exports[`./${id}`] = `./src/${id}/index.ts`;
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function change(file: string, edit: (text: string) => string): void {
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}
