import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { writtenCatalogues } from '../games.ts';
import { readGames } from './games.ts';
import { listFiles } from './list-files.ts';
import { clausesIn } from './rule-coverage.ts';

export interface NewGame {
  readonly id: string;
  readonly name: string;
  readonly letter: string;
  readonly folder: string;
}

/** Copies the template under a new id and writes the catalogues. Returns the game, or an error message. */
export async function makeGame(root: string, id: string | undefined): Promise<NewGame | string> {
  const games = join(root, 'games');
  const wrong = whyNot(id, games);
  if (id === undefined || wrong !== undefined) return wrong ?? 'No id was given.';
  const order = Math.max(0, ...(await readGames(root)).map(({ manifest }) => manifest.order)) + 1;
  const game = { id, name: camel(id), letter: freeLetter(id, games), folder: join(games, id) };
  cpSync(join(games, 'template'), game.folder, { recursive: true });
  for (const file of listFiles(game.folder, /./)) change(file, (text) => renamed(text, game));
  change(join(game.folder, 'manifest.ts'), (text) => text.replace('order: 0', `order: ${order}`));
  for (const [file, text] of await writtenCatalogues(root)) writeFileSync(join(games, file), text);
  return game;
}

function whyNot(id: string | undefined, games: string): string | undefined {
  if (id === undefined) return 'Which game? Say: npm run new-game <id>, for example: npm run new-game high-low';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 40) {
    return `"${id}" cannot be an id: use up to 40 small letters, digits and single hyphens, beginning with a letter, as in high-low.`;
  }
  if (id === 'template' || existsSync(join(games, id))) return `There is a game "${id}" already. Choose another id.`;
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
function freeLetter(id: string, games: string): string {
  const taken = new Set(
    listFiles(games, /^RULES\.md$/)
      .filter((file) => !file.includes(join('games', 'template')))
      .flatMap((file) => clausesIn(readFileSync(file, 'utf8')).map((clause) => clause[0])),
  );
  const letter = `${id.toUpperCase()}ABCDEFGHIJKLMNOPQRSTUVWXYZ`.split('').find((one) => /[A-Z]/.test(one) && !taken.has(one));
  if (letter === undefined) throw new Error('every letter of the alphabet is a game already');
  return letter;
}

function renamed(text: string, { id, name, letter }: NewGame): string {
  return text
    .replaceAll('templateGame', name)
    .replaceAll(/Template(?=[A-Z])/g, `${name[0]?.toUpperCase()}${name.slice(1)}`)
    .replaceAll('Template', titleOf(id))
    .replaceAll('template', id)
    .replaceAll(/\bT-(?=\d)/g, `${letter}-`);
}

/** `high-low` is called "High Low" until its words say otherwise. */
function titleOf(id: string): string {
  return id
    .split('-')
    .map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`)
    .join(' ');
}

function change(file: string, edit: (text: string) => string): void {
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}
