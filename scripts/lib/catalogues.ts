import type { GameFolder } from './games.ts';

const HEAD = '// Written by `npm run games:write` from the folders beside this file.';

/** Parts of a game's words that only some pages load. */
const APART = ['lessons'];

/** The catalogues of games, one for each kind of consumer: a server loads no board, and the home page no rules. */
export function cataloguesOf(games: readonly GameFolder[], platformAreas: readonly string[]): Readonly<Record<string, string>> {
  return {
    'catalogue.ts': manifests(games),
    'catalogue.css': games.map(({ id }) => `@import './${id}/tokens.css';\n`).join(''),
    'rules-catalogue.ts': rules(games),
    'mutants-catalogue.ts': mutants(games),
    'memory-catalogue.ts': memoryTrials(games),
    'memory-curves-catalogue.ts': memoryCurves(games),
    'honours-catalogue.ts': honours(games),
    'bots-catalogue.ts': bots(games),
    'perfect-memory-catalogue.ts': perfectMemories(games),
    'coach-catalogue.ts': coaches(games),
    'arena-catalogue.ts': arenas(games),
    'words-catalogue.ts': words(games, platformAreas),
    'boards-catalogue.ts': boards(games),
    'terminal-catalogue.ts': terminals(games),
  };
}

const manifests = (games: readonly GameFolder[]): string => `${HEAD}
import type { Manifest } from '@parlour/kernel';
${games.map(({ id }) => `import { manifest as ${camel(id)} } from './${id}/manifest.ts';`).join('\n')}

/** The games of this build, in display order. */
export const MANIFESTS: readonly Manifest[] = [${games.map(({ id }) => camel(id)).join(', ')}];

export const manifestOf = (game: string): Manifest | undefined => MANIFESTS.find(({ id }) => id === game);
`;

const rules = (games: readonly GameFolder[]): string => `${HEAD}
import type { AnyGame } from '@parlour/kernel';
${games.map(({ id }) => `import { ${camel(id)} } from './${id}/rules/index.ts';`).join('\n')}

/** The rules of every game of this build, in display order. */
export const GAMES: readonly AnyGame[] = [${games.map(({ id }) => camel(id)).join(', ')}];

export function gameById(id: unknown): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}
`;

const mutants = (games: readonly GameFolder[]): string => {
  const own = partsOf(games, 'MUTANTS', 'rules/mutants.ts');
  return `${HEAD}
import { COMMON_MUTANTS, type Mutant } from '@parlour/kernel/laws';
${own.imports}

const OWN: Readonly<Record<string, readonly Mutant[]>> = ${own.record};

/** Every leak that is planted in a game to prove that the law of secrecy finds it. */
export const mutantsOf = (game: string): readonly Mutant[] => [...COMMON_MUTANTS, ...(OWN[game] ?? [])];
`;
};

const memoryTrials = (games: readonly GameFolder[]): string => {
  const own = partsOf(games, 'memoryTrials', 'rules/memory-trials.ts');
  return `${HEAD}
import type { MatchRecord, MemoryTrial, Refusal } from '@parlour/kernel';
${own.imports}

/** The memory trials, for the games that have them. */
export const MEMORY_TRIALS: Readonly<Record<string, (record: MatchRecord) => readonly MemoryTrial[] | Refusal>> = ${own.record};
`;
};

const memoryCurves = (games: readonly GameFolder[]): string => {
  const own = partsOf(games, 'MEMORY_CURVES', 'bot/memory-curves.data.ts');
  return `${HEAD}
import type { MemoryCurves } from '@parlour/kernel';
${own.imports}

/** What bots of each level remembered, for the games where that was measured. */
export const BOT_MEMORY_CURVES: Readonly<Record<string, MemoryCurves>> = ${own.record};
`;
};

const honours = (games: readonly GameFolder[]): string => {
  const own = partsOf(games, 'honoursOf', 'rules/honours.ts');
  return `${HEAD}
import type { GameTypes, Honour, Match, MatchRecord, Refusal } from '@parlour/kernel';
${own.imports}

type HonoursOf = (record: MatchRecord, ended?: Match<GameTypes>) => readonly Honour[] | Refusal;

/** The honours of a finished match, for the games that have them. A caller that has replayed the record already passes its end. */
export const HONOURS: Readonly<Record<string, HonoursOf>> = ${own.record};
`;
};

const bots = (games: readonly GameFolder[]): string => {
  const own = partsOf(games, 'bot', 'bot/index.ts');
  return `${HEAD}
import { type AnyBot, type BotLevel, randomBot } from '@parlour/bots';
import { entryOf, type Temperament } from '@parlour/kernel';
${own.imports}
import { gameById } from './rules-catalogue.ts';

const BOTS: Readonly<Record<string, (level: BotLevel, temperament: Temperament) => AnyBot>> = ${own.record};

/** The bot for a game; a game without one gets a random bot. */
export function botFor(game: string, level: BotLevel, temperament: Temperament = 'even'): AnyBot {
  const make = entryOf(BOTS, game);
  if (make !== undefined) return make(level, temperament);
  const rules = gameById(game);
  if (rules === undefined) throw new RangeError(\`no game is called \${game}\`);
  return randomBot(rules);
}
`;
};

const perfectMemories = (games: readonly GameFolder[]): string => {
  const own = partsOf(games, 'perfectMemory', 'bot/perfect-memory.ts');
  return `${HEAD}
import type { AnyPerfectMemory } from '@parlour/bots';
import { entryOf } from '@parlour/kernel';
${own.imports}

const MEMORIES: Readonly<Record<string, AnyPerfectMemory>> = ${own.record};

/** The perfect memory for a game; undefined where the game has none. */
export const perfectMemoryFor = (game: string): AnyPerfectMemory | undefined => entryOf(MEMORIES, game);
`;
};

const coaches = (games: readonly GameFolder[]): string => {
  const own = partsOf(games, 'coach', 'bot/coach.ts');
  return `${HEAD}
import { type AnyCoach, plainCoach } from '@parlour/bots';
import { entryOf } from '@parlour/kernel';
${own.imports}
import { perfectMemoryFor } from './perfect-memory-catalogue.ts';
import { gameById } from './rules-catalogue.ts';

const COACHES: Readonly<Record<string, AnyCoach>> = ${own.record};

/** The coach for a game; a game without one gets a plain one, and an unknown game none. */
export function coachFor(game: string): AnyCoach | undefined {
  const rules = gameById(game);
  return entryOf(COACHES, game) ?? (rules === undefined ? undefined : plainCoach(rules, perfectMemoryFor(game)));
}
`;
};

const arenas = (games: readonly GameFolder[]): string => {
  const own = partsOf(games, 'ENTRANTS', 'arena/index.ts');
  const counted = partsOf(games, 'HABITS', 'arena/habits.ts', 'Habits');
  const reduced = partsOf(games, 'REDUCED', 'arena/reduced.ts', 'Reduced');
  return `${HEAD}
import { type ArenaBots, arenaBots, type Habit, type ReducedGame } from '@parlour/bots';
import { entryOf } from '@parlour/kernel';
import { botFor } from './bots-catalogue.ts';
${own.imports}
${counted.imports}
${reduced.imports}

const ENTRANTS: Readonly<Record<string, ArenaBots>> = ${own.record};

const HABITS: Readonly<Record<string, readonly Habit[]>> = ${counted.record};

const REDUCED: Readonly<Record<string, ReducedGame>> = ${reduced.record};

/** The bots of an arena. */
export const arenaBotsOf = (game: string): ArenaBots =>
  arenaBots((level, temperament) => botFor(game, level, temperament), entryOf(ENTRANTS, game));

/** What is counted in an arena of this game. */
export const habitsOf = (game: string): readonly Habit[] => entryOf(HABITS, game) ?? [];

/** The small version of a game for which best responses are computed; undefined where it has none. */
export const reducedGameOf = (game: string): ReducedGame | undefined => entryOf(REDUCED, game);
`;
};

/** A part that is named after an area of the platform adds to that area; any other part is an area of the game. */
function words(games: readonly GameFolder[], platformAreas: readonly string[]): string {
  const parts = games.flatMap((game) => [...game.words].map(([part, files]) => ({ id: game.id, part, ...files })));
  const areaOf = (id: string, part: string) => (part === '' ? id : platformAreas.includes(part) ? part : `${id}-${part}`);
  const pathOf = (id: string, part: string, language: string) => `./${id}/words/${part === '' ? '' : `${part}/`}${language}.json`;
  const sources = parts.filter(({ languages }) => languages.includes('en'));
  const allLanguages = [...new Set(parts.flatMap(({ languages }) => languages))].toSorted();
  const files = allLanguages.map((language) => {
    const loads = new Map<string, string[]>();
    for (const { id, part, languages } of parts) {
      const area = areaOf(id, part);
      if (languages.includes(language)) loads.set(area, [...(loads.get(area) ?? []), `() => import('${pathOf(id, part, language)}')`]);
    }
    const lines = Array.from(loads, ([area, load]) => `'${area}': ${load.length === 1 ? load[0] : `[${load.join(', ')}]`}`);
    return `'${language}': { ${lines.join(', ')} }`;
  });
  const partial = parts.flatMap(({ id, part, complete }) =>
    allLanguages.filter((language) => !complete.includes(language)).map((language) => `'${language}/${areaOf(id, part)}'`),
  );
  return `${HEAD}
import { entryOf } from '@parlour/kernel';
import { addWords, type GameArea, type WordFiles } from '@parlour/words';

type Messages = ${sources.map(({ id, part }) => `typeof import('${pathOf(id, part, 'en')}')`).join(' & ')};

declare module '@parlour/words/keys' {
  interface GameMessages extends Messages {}
}

const WORDS: WordFiles = { files: { ${files.join(', ')} }, partial: [${partial.join(', ')}] };

addWords(WORDS);

const AREAS: Readonly<Record<string, readonly string[]>> = { ${games
    .map(({ id, words: own }) => {
      const areas = [...own.keys()].filter((part) => !platformAreas.includes(part) && !APART.includes(part));
      return `'${id}': [${areas.map((part) => `'${areaOf(id, part)}'`).join(', ')}]`;
    })
    .join(', ')} };

/** The word areas that a game needs wherever it is shown. */
export const wordAreas = (game: string): readonly GameArea[] => (entryOf(AREAS, game) ?? []) as readonly GameArea[];

/** The word areas of a game's tutorial. */
export const tutorialWordAreas = (game: string): readonly GameArea[] => [...wordAreas(game), \`\${game}-lessons\` as GameArea];
`;
}

const boards = (games: readonly GameFolder[]): string => {
  const taught = games.filter(({ has }) => has('tutorial/index.ts'));
  const drawn = games.filter(({ has }) => has('board/poster.svg'));
  const posters = games.map(({ id, has }) => `'${id}': ${has('board/poster.svg') ? `${camel(id)}Poster` : 'defaultPoster'}`);
  const lazy = (id: string, name: string, file: string) => `'${id}': async () => (await import('./${id}/${file}')).${name}`;
  return `${HEAD}
import type { AnyGameUi, GameUi } from '@parlour/ui/board/game-ui.ts';
import { loadOnce } from '@parlour/ui/board/load-once.ts';
import type { AnyTutorial } from '@parlour/ui/tutorial/lesson.ts';
import type { GameTypes } from '@parlour/kernel';
${drawn.length < games.length ? "import defaultPoster from '@parlour/ui/default-board/default-poster.svg?url';" : ''}
${drawn.map(({ id }) => `import ${camel(id)}Poster from './${id}/board/poster.svg?url';`).join('\n')}
import { wordAreas } from './words-catalogue.ts';

/** Loaded when a player sits down, so that a game costs nothing until it is played. */
const BOARDS: Readonly<Record<string, () => Promise<GameUi<GameTypes>>>> = { ${games
    .map((game) => (game.has('board/index.tsx') ? lazy(game.id, 'gameUi', 'board/index.tsx') : defaultBoard(game)))
    .join(', ')} };

const TUTORIALS: Readonly<Record<string, () => Promise<AnyTutorial>>> = { ${taught
    .map(({ id }) => lazy(id, 'tutorial', 'tutorial/index.ts'))
    .join(', ')} };

/** The picture of each game on the home page. */
export const POSTERS: Readonly<Record<string, string>> = { ${posters.join(', ')} };

export const hasTutorial = (game: string): boolean => Object.hasOwn(TUTORIALS, game);

export const loadGameUi: (game: string) => Promise<AnyGameUi> | undefined = loadOnce((game) =>
  BOARDS[game]?.().then((board) => ({ ...board, areas: wordAreas(game) })),
);

export const loadTutorial: (game: string) => Promise<AnyTutorial> | undefined = loadOnce((game) => TUTORIALS[game]?.());
`;
};

/** The default board of a game that has no board of its own. */
const defaultBoard = ({ id, manifest: { isMemoryGame } }: GameFolder): string => `'${id}': async () => {
  const [{ defaultGameUi }, { ${camel(id)} }, { rulebook }] = await Promise.all([
    import('@parlour/ui/default-board/default-game-ui.tsx'),
    import('./${id}/rules/index.ts'),
    import('./${id}/words/rulebook.ts'),
  ]);
  return defaultGameUi(${camel(id)}, rulebook, { isMemoryGame: ${isMemoryGame} });
}`;

const terminals = (games: readonly GameFolder[]): string => {
  const own = partsOf(games, 'terminal', 'terminal/index.ts');
  const written = partsOf(games, 'rulebook', 'words/rulebook.ts', 'Rulebook');
  return `${HEAD}
import { type AnyGame, entryOf } from '@parlour/kernel';
import type { AnyTerminalGame, Rulebook } from '@parlour/words';
${own.imports}
${written.imports}

const TABLES: Readonly<Record<string, AnyTerminalGame>> = ${own.record};

const RULEBOOKS: Readonly<Record<string, Rulebook>> = ${written.record};

export const terminalGameFor = (game: AnyGame): AnyTerminalGame | undefined => entryOf(TABLES, game.id);

export const rulebookFor = (game: string): Rulebook | undefined => entryOf(RULEBOOKS, game);
`;
};

/** What the games that have this file export from it: the imports, and a record by game. */
function partsOf(
  games: readonly GameFolder[],
  name: string,
  file: string,
  suffix = '',
): { readonly imports: string; readonly record: string } {
  const own = games.filter(({ has }) => has(file)).map(({ id }) => ({ id, local: `${camel(id)}${suffix}` }));
  return {
    imports: own.map(({ id, local }) => `import { ${name} as ${local} } from './${id}/${file}';`).join('\n'),
    record: `{ ${own.map(({ id, local }) => (id === local ? id : `'${id}': ${local}`)).join(', ')} }`,
  };
}

const camel = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
