import { posix } from 'node:path';

/** One part of the tree, what it may import besides itself, and where other code belongs. */
export interface Row {
  readonly part: string;
  /**
   * `own x` is part x of the same game, `x-catalogue` a catalogue of games, `node` the standard library of Node,
   * `libraries` any package from npm; every other name is a package of this repository or one package from npm.
   */
  readonly may: readonly string[];
  readonly belongs: string;
}

/** The allowed imports. Tests, fixtures and browser drivers may import anything. */
export const TABLE: readonly Row[] = [
  { part: 'kernel', may: [], belongs: 'The kernel imports nothing. What needs more belongs in the package that needs it.' },
  { part: 'games/*/manifest', may: ['kernel'], belongs: 'A manifest is plain data. What computes belongs in rules/.' },
  { part: 'games/*/photo', may: [], belongs: 'The photo judge imports nothing, because server, client and bots share it.' },
  {
    part: 'games/*/rules',
    may: ['kernel', 'own photo'],
    belongs:
      'Rules import the kernel only. What several games share belongs in packages/kernel; what a bot or a board needs, in bot/ or board/.',
  },
  {
    part: 'games/*/bot',
    may: ['kernel', 'bots', 'own rules', 'own photo'],
    belongs: 'A bot gets what a player gets. What several bots share belongs in packages/bots.',
  },
  {
    part: 'games/*/arena',
    may: ['kernel', 'bots', 'own rules', 'own photo'],
    belongs: 'The arena of a game holds frozen bots and scripts, which later changes of bot/ must not touch.',
  },
  {
    part: 'games/*/training',
    may: ['kernel', 'bots', 'own rules', 'own bot'],
    belongs: 'The recipe of a game plays matches and keeps positions. What trains networks belongs in training/.',
  },
  {
    part: 'games/*/words',
    may: ['kernel', 'words', 'own rules'],
    belongs: 'The words of a game know its rules only. What several games say belongs in packages/words.',
  },
  {
    part: 'games/*/board',
    may: ['kernel', 'ui', 'words', 'own rules', 'own words', 'own photo', 'react', 'three', '@react-three/fiber'],
    belongs: 'A board reaches the platform through packages/ui. What several boards share belongs there.',
  },
  {
    part: 'games/*/tutorial',
    may: ['kernel', 'ui', 'words', 'own rules', 'own words', 'own photo'],
    belongs: 'A tutorial is data for packages/ui. What several tutorials share belongs there.',
  },
  {
    part: 'games/*/terminal',
    may: ['kernel', 'words', 'own rules', 'own words', 'own photo'],
    belongs: 'The terminal shows words. What several games share there belongs in packages/words/src/terminal.',
  },
  {
    part: 'games',
    may: ['kernel', 'bots', 'words', 'ui', 'any game'],
    belongs: '`npm run games:write` writes the catalogues. Other code belongs in the folder of a game or in a package.',
  },
  { part: 'bots', may: ['kernel'], belongs: 'What all bots share knows no game. What one game needs belongs in games/<id>/bot.' },
  { part: 'words', may: ['kernel'], belongs: 'The words of the platform know no game. The words of a game belong in games/<id>/words.' },
  { part: 'protocol', may: ['kernel'], belongs: 'The protocol holds messages only. Types it shares with games come from the kernel.' },
  {
    part: 'ui',
    may: ['kernel', 'protocol', 'words', 'react', 'react-dom', 'zustand', 'uqr'],
    belongs: 'What boards and pages are made of knows no page, no game and no server. Pages belong in packages/web.',
  },
  {
    part: 'table',
    may: ['kernel', 'protocol', 'bots', 'catalogue', 'rules-catalogue', 'bots-catalogue'],
    belongs: 'A table touches no socket, file or clock, and it also runs in a browser. Those belong in packages/server or packages/web.',
  },
  {
    part: 'server',
    may: [
      'kernel',
      'protocol',
      'bots',
      'table',
      'catalogue',
      'rules-catalogue',
      'bots-catalogue',
      'memory-catalogue',
      'honours-catalogue',
      'node',
      'libraries',
    ],
    belongs: 'The server has no words and no pages. Those belong in packages/words, packages/web or packages/cli.',
  },
  {
    part: 'web',
    may: ['kernel', 'protocol', 'bots', 'table', 'words', 'ui', 'any catalogue', 'libraries'],
    belongs: 'Pages know games through catalogues and the server through packages/protocol. A board belongs in games/<id>/board.',
  },
  {
    part: 'client',
    may: ['kernel', 'protocol', 'node', 'ws'],
    belongs: 'The client for programs knows messages only. What an agent reads and calls belongs in packages/mcp.',
  },
  {
    part: 'mcp',
    may: ['kernel', 'protocol', 'client', 'words', 'any catalogue', 'games/picture-perfect/photo', 'node', 'libraries'],
    belongs: 'The MCP server is a client like any other. What the server must know belongs in packages/server.',
  },
  {
    part: 'cli',
    may: ['kernel', 'bots', 'words', 'table', 'server', 'mcp', 'any catalogue', 'games/picture-perfect/photo', 'node', 'libraries'],
    belongs: 'The command knows games through catalogues. The terminal of a game belongs in games/<id>/terminal.',
  },
];

export interface Violation {
  readonly file: string;
  /** Null for a file of a part that the table does not have. */
  readonly imports: string | null;
  readonly belongs: string;
}

const NO_ROW = 'No row of the table has this part. Move the code into a part that has one, or add a row to scripts/lib/boundaries.ts.';

const FREE = /\.(test|fixture|contract)\.tsx?$|^games\/[\w-]+\/e2e\/|\/test\/|\/testing(\/|\.ts$)|^packages\/\w+\/build\/|\.config\.ts$/;

const IMPORT = /^(?:import|export)\b[^'"`;=]*\bfrom '([^'\s]+)'|^import '([^'\s]+)'|\bimport\('([^'\s]+)'\)/gm;

/** Every import that the table does not allow, and every file of a part without a row. Paths are relative to the repository. */
export function violationsIn(files: Iterable<readonly [path: string, text: string]>): readonly Violation[] {
  return [...files].flatMap(([file, text]): readonly Violation[] => {
    const here = placeOf(file);
    const row = TABLE.find(({ part }) => part === here?.row);
    if (here === undefined || FREE.test(file)) return [];
    if (row === undefined) return [{ file, imports: null, belongs: NO_ROW }];
    return Array.from(text.matchAll(IMPORT), ([, from, plain, lazy]) => from ?? plain ?? lazy ?? '')
      .filter((imports) => !mayImport(row, here, targetOf(file, imports)))
      .map((imports) => ({ file, imports, belongs: row.belongs }));
  });
}

/** A part of the tree; `game` where it belongs to one. */
interface Place {
  readonly row: string;
  readonly game?: string;
}

function placeOf(path: string): Place | undefined {
  const game = /^games\/([\w-]+)\/([\w-]+)/.exec(path);
  if (game !== null) return { row: `games/*/${game[2]}`, game: game[1] ?? '' };
  if (/^games\/[\w-]+\.(ts|css)/.test(path)) return { row: 'games' };
  const name = /^packages\/([\w-]+)\//.exec(path)?.[1];
  return name === undefined ? undefined : { row: name };
}

type Target = { readonly place: Place; readonly file: string } | { readonly library: string };

function targetOf(file: string, imports: string): Target {
  const own = /^@parlour\/([\w-]+)\/?(.*)$/.exec(imports);
  const path = imports.startsWith('.')
    ? posix.join(posix.dirname(file), imports)
    : own === null
      ? undefined
      : own[1] === 'games'
        ? `games/${own[2]}${own[2]?.includes('/') === true ? '/index.ts' : '.ts'}`
        : `packages/${own[1]}/src/index.ts`;
  const place = path === undefined ? undefined : placeOf(path);
  if (path === undefined || place === undefined) return { library: imports };
  return { place, file: path };
}

function mayImport({ may }: Row, here: Place, target: Target): boolean {
  if ('library' in target) {
    const { library } = target;
    if (library.startsWith('node:')) return may.includes('node');
    return may.includes('libraries') || may.some((name) => library === name || library.startsWith(`${name}/`));
  }
  const { place, file } = target;
  if (place.game !== undefined) {
    const part = place.row.slice('games/*/'.length);
    if (may.includes('any game') || may.includes(`games/${place.game}/${part}`)) return true;
    return place.game === here.game && (place.row === here.row || may.includes(`own ${part}`));
  }
  if (place.row === 'games') {
    const catalogue = posix.basename(file).replace(/\.(ts|css)$/, '');
    return here.row === 'games' || may.includes('any catalogue') || may.includes(catalogue);
  }
  return place.row === here.row || may.includes(place.row);
}
