/** Draws the sprite of the 110 objects, from an icon set or from the drawings in this repository: `npm run objects:write`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const FOLDER = new URL('../games/thats-not-a-hat/board/objects/', import.meta.url);
export const SPRITE_FILE = new URL('objects.svg', FOLDER);

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

export function drawSprite(): string {
  const drawings = new Map([...borrowed(), ...drawn()]);
  const symbols = [...drawings.keys()].sort().map((object) => symbolOf(object, drawings.get(object) ?? ''));
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

/** Icons of the fluent-emoji-flat set (MIT), by object. */
function borrowed(): [string, string][] {
  const set = createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/icons.json') as IconSet;
  const map = JSON.parse(readFileSync(new URL('fluent-map.json', FOLDER), 'utf8')) as Record<string, string>;
  return Object.entries(map).map(([object, icon]) => {
    const body = set.icons[icon]?.body;
    if (body === undefined) throw new Error(`no icon ${icon} for ${object}`);
    return [object, body];
  });
}

/** Drawings of this repository: 32 by 32, flat fills, no outline. */
function drawn(): [string, string][] {
  const folder = new URL('drawn/', FOLDER);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => [file.slice(0, -'.svg'.length), insideOf(readFileSync(new URL(file, folder), 'utf8'))]);
}

const insideOf = (svg: string): string => svg.replace(/^[^]*?<svg[^>]*>/u, '').replace(/<\/svg>\s*$/u, '');

function symbolOf(object: string, body: string): string {
  return `<symbol id="object-${object}" viewBox="0 0 32 32">${smaller(withOwnIds(object, body))}</symbol>`;
}

/** Makes the ids inside a drawing unique in the sprite. */
const withOwnIds = (object: string, body: string): string =>
  body.replace(/\bid="([^"]+)"/gu, `id="${object}-$1"`).replace(/url\(#([^)]+)\)/gu, `url(#${object}-$1)`);

const smaller = (body: string): string => body.replace(/>\s+</gu, '><').replace(/\s+/gu, ' ').trim();

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(SPRITE_FILE, drawSprite());
