// Written by `npm run games:write` from the folders beside this file.
import { entryOf } from '@parlour/kernel';
import { addWords, type GameArea, type WordFiles } from '@parlour/words';

type Messages = typeof import('./thats-not-a-hat/words/en.json') &
  typeof import('./thats-not-a-hat/words/home/en.json') &
  typeof import('./thats-not-a-hat/words/lessons/en.json') &
  typeof import('./thats-not-a-hat/words/objects/en.json') &
  typeof import('./thats-not-a-hat/words/profile/en.json') &
  typeof import('./thats-not-a-hat/words/rules/en.json') &
  typeof import('./fotomania/words/board/en.json') &
  typeof import('./fotomania/words/en.json') &
  typeof import('./fotomania/words/home/en.json') &
  typeof import('./fotomania/words/lessons/en.json') &
  typeof import('./fotomania/words/profile/en.json') &
  typeof import('./fotomania/words/rules/en.json') &
  typeof import('./mascarade/words/board/en.json') &
  typeof import('./mascarade/words/en.json') &
  typeof import('./mascarade/words/home/en.json') &
  typeof import('./mascarade/words/lessons/en.json') &
  typeof import('./mascarade/words/profile/en.json') &
  typeof import('./mascarade/words/rules/en.json') &
  typeof import('./picture-perfect/words/board/en.json') &
  typeof import('./picture-perfect/words/en.json') &
  typeof import('./picture-perfect/words/home/en.json') &
  typeof import('./picture-perfect/words/lessons/en.json') &
  typeof import('./picture-perfect/words/profile/en.json') &
  typeof import('./picture-perfect/words/rules/en.json');

declare module '@parlour/words/keys' {
  interface GameMessages extends Messages {}
}

const WORDS: WordFiles = {
  files: {
    en: {
      'thats-not-a-hat': () => import('./thats-not-a-hat/words/en.json'),
      home: [
        () => import('./thats-not-a-hat/words/home/en.json'),
        () => import('./fotomania/words/home/en.json'),
        () => import('./mascarade/words/home/en.json'),
        () => import('./picture-perfect/words/home/en.json'),
      ],
      'thats-not-a-hat-lessons': () => import('./thats-not-a-hat/words/lessons/en.json'),
      'thats-not-a-hat-objects': () => import('./thats-not-a-hat/words/objects/en.json'),
      profile: [
        () => import('./thats-not-a-hat/words/profile/en.json'),
        () => import('./fotomania/words/profile/en.json'),
        () => import('./mascarade/words/profile/en.json'),
        () => import('./picture-perfect/words/profile/en.json'),
      ],
      'thats-not-a-hat-rules': () => import('./thats-not-a-hat/words/rules/en.json'),
      'fotomania-board': () => import('./fotomania/words/board/en.json'),
      fotomania: () => import('./fotomania/words/en.json'),
      'fotomania-lessons': () => import('./fotomania/words/lessons/en.json'),
      'fotomania-rules': () => import('./fotomania/words/rules/en.json'),
      'mascarade-board': () => import('./mascarade/words/board/en.json'),
      mascarade: () => import('./mascarade/words/en.json'),
      'mascarade-lessons': () => import('./mascarade/words/lessons/en.json'),
      'mascarade-rules': () => import('./mascarade/words/rules/en.json'),
      'picture-perfect-board': () => import('./picture-perfect/words/board/en.json'),
      'picture-perfect': () => import('./picture-perfect/words/en.json'),
      'picture-perfect-lessons': () => import('./picture-perfect/words/lessons/en.json'),
      'picture-perfect-rules': () => import('./picture-perfect/words/rules/en.json'),
    },
    es: {
      'thats-not-a-hat': () => import('./thats-not-a-hat/words/es.json'),
      home: [
        () => import('./thats-not-a-hat/words/home/es.json'),
        () => import('./fotomania/words/home/es.json'),
        () => import('./mascarade/words/home/es.json'),
        () => import('./picture-perfect/words/home/es.json'),
      ],
      'thats-not-a-hat-lessons': () => import('./thats-not-a-hat/words/lessons/es.json'),
      'thats-not-a-hat-objects': () => import('./thats-not-a-hat/words/objects/es.json'),
      profile: [
        () => import('./thats-not-a-hat/words/profile/es.json'),
        () => import('./fotomania/words/profile/es.json'),
        () => import('./mascarade/words/profile/es.json'),
        () => import('./picture-perfect/words/profile/es.json'),
      ],
      'thats-not-a-hat-rules': () => import('./thats-not-a-hat/words/rules/es.json'),
      'fotomania-board': () => import('./fotomania/words/board/es.json'),
      fotomania: () => import('./fotomania/words/es.json'),
      'fotomania-lessons': () => import('./fotomania/words/lessons/es.json'),
      'fotomania-rules': () => import('./fotomania/words/rules/es.json'),
      'mascarade-board': () => import('./mascarade/words/board/es.json'),
      mascarade: () => import('./mascarade/words/es.json'),
      'mascarade-lessons': () => import('./mascarade/words/lessons/es.json'),
      'mascarade-rules': () => import('./mascarade/words/rules/es.json'),
      'picture-perfect-board': () => import('./picture-perfect/words/board/es.json'),
      'picture-perfect': () => import('./picture-perfect/words/es.json'),
      'picture-perfect-lessons': () => import('./picture-perfect/words/lessons/es.json'),
      'picture-perfect-rules': () => import('./picture-perfect/words/rules/es.json'),
    },
    fr: {
      'thats-not-a-hat': () => import('./thats-not-a-hat/words/fr.json'),
      home: [
        () => import('./thats-not-a-hat/words/home/fr.json'),
        () => import('./fotomania/words/home/fr.json'),
        () => import('./mascarade/words/home/fr.json'),
        () => import('./picture-perfect/words/home/fr.json'),
      ],
      'thats-not-a-hat-lessons': () => import('./thats-not-a-hat/words/lessons/fr.json'),
      'thats-not-a-hat-objects': () => import('./thats-not-a-hat/words/objects/fr.json'),
      profile: [
        () => import('./thats-not-a-hat/words/profile/fr.json'),
        () => import('./fotomania/words/profile/fr.json'),
        () => import('./mascarade/words/profile/fr.json'),
        () => import('./picture-perfect/words/profile/fr.json'),
      ],
      'thats-not-a-hat-rules': () => import('./thats-not-a-hat/words/rules/fr.json'),
      'fotomania-board': () => import('./fotomania/words/board/fr.json'),
      fotomania: () => import('./fotomania/words/fr.json'),
      'fotomania-lessons': () => import('./fotomania/words/lessons/fr.json'),
      'fotomania-rules': () => import('./fotomania/words/rules/fr.json'),
      'mascarade-board': () => import('./mascarade/words/board/fr.json'),
      mascarade: () => import('./mascarade/words/fr.json'),
      'mascarade-lessons': () => import('./mascarade/words/lessons/fr.json'),
      'mascarade-rules': () => import('./mascarade/words/rules/fr.json'),
      'picture-perfect-board': () => import('./picture-perfect/words/board/fr.json'),
      'picture-perfect': () => import('./picture-perfect/words/fr.json'),
      'picture-perfect-lessons': () => import('./picture-perfect/words/lessons/fr.json'),
      'picture-perfect-rules': () => import('./picture-perfect/words/rules/fr.json'),
    },
    'pt-BR': {
      'thats-not-a-hat': () => import('./thats-not-a-hat/words/pt-BR.json'),
      home: [
        () => import('./thats-not-a-hat/words/home/pt-BR.json'),
        () => import('./fotomania/words/home/pt-BR.json'),
        () => import('./mascarade/words/home/pt-BR.json'),
        () => import('./picture-perfect/words/home/pt-BR.json'),
      ],
      'thats-not-a-hat-lessons': () => import('./thats-not-a-hat/words/lessons/pt-BR.json'),
      'thats-not-a-hat-objects': () => import('./thats-not-a-hat/words/objects/pt-BR.json'),
      profile: [
        () => import('./thats-not-a-hat/words/profile/pt-BR.json'),
        () => import('./fotomania/words/profile/pt-BR.json'),
        () => import('./mascarade/words/profile/pt-BR.json'),
        () => import('./picture-perfect/words/profile/pt-BR.json'),
      ],
      'thats-not-a-hat-rules': () => import('./thats-not-a-hat/words/rules/pt-BR.json'),
      'fotomania-board': () => import('./fotomania/words/board/pt-BR.json'),
      fotomania: () => import('./fotomania/words/pt-BR.json'),
      'fotomania-lessons': () => import('./fotomania/words/lessons/pt-BR.json'),
      'fotomania-rules': () => import('./fotomania/words/rules/pt-BR.json'),
      'mascarade-board': () => import('./mascarade/words/board/pt-BR.json'),
      mascarade: () => import('./mascarade/words/pt-BR.json'),
      'mascarade-lessons': () => import('./mascarade/words/lessons/pt-BR.json'),
      'mascarade-rules': () => import('./mascarade/words/rules/pt-BR.json'),
      'picture-perfect-board': () => import('./picture-perfect/words/board/pt-BR.json'),
      'picture-perfect': () => import('./picture-perfect/words/pt-BR.json'),
      'picture-perfect-lessons': () => import('./picture-perfect/words/lessons/pt-BR.json'),
      'picture-perfect-rules': () => import('./picture-perfect/words/rules/pt-BR.json'),
    },
    'pt-PT': {
      'thats-not-a-hat': () => import('./thats-not-a-hat/words/pt-PT.json'),
      home: [
        () => import('./thats-not-a-hat/words/home/pt-PT.json'),
        () => import('./fotomania/words/home/pt-PT.json'),
        () => import('./mascarade/words/home/pt-PT.json'),
        () => import('./picture-perfect/words/home/pt-PT.json'),
      ],
      'thats-not-a-hat-lessons': () => import('./thats-not-a-hat/words/lessons/pt-PT.json'),
      'thats-not-a-hat-objects': () => import('./thats-not-a-hat/words/objects/pt-PT.json'),
      profile: [
        () => import('./thats-not-a-hat/words/profile/pt-PT.json'),
        () => import('./fotomania/words/profile/pt-PT.json'),
        () => import('./mascarade/words/profile/pt-PT.json'),
        () => import('./picture-perfect/words/profile/pt-PT.json'),
      ],
      'thats-not-a-hat-rules': () => import('./thats-not-a-hat/words/rules/pt-PT.json'),
      'fotomania-board': () => import('./fotomania/words/board/pt-PT.json'),
      fotomania: () => import('./fotomania/words/pt-PT.json'),
      'fotomania-lessons': () => import('./fotomania/words/lessons/pt-PT.json'),
      'fotomania-rules': () => import('./fotomania/words/rules/pt-PT.json'),
      'mascarade-board': () => import('./mascarade/words/board/pt-PT.json'),
      mascarade: () => import('./mascarade/words/pt-PT.json'),
      'mascarade-lessons': () => import('./mascarade/words/lessons/pt-PT.json'),
      'mascarade-rules': () => import('./mascarade/words/rules/pt-PT.json'),
      'picture-perfect-board': () => import('./picture-perfect/words/board/pt-PT.json'),
      'picture-perfect': () => import('./picture-perfect/words/pt-PT.json'),
      'picture-perfect-lessons': () => import('./picture-perfect/words/lessons/pt-PT.json'),
      'picture-perfect-rules': () => import('./picture-perfect/words/rules/pt-PT.json'),
    },
  },
  partial: [],
};

addWords(WORDS);

const AREAS: Readonly<Record<string, readonly string[]>> = {
  'thats-not-a-hat': ['thats-not-a-hat', 'thats-not-a-hat-objects', 'thats-not-a-hat-rules'],
  fotomania: ['fotomania-board', 'fotomania', 'fotomania-rules'],
  mascarade: ['mascarade-board', 'mascarade', 'mascarade-rules'],
  'picture-perfect': ['picture-perfect-board', 'picture-perfect', 'picture-perfect-rules'],
};

/** The word areas that a game needs wherever it is shown. */
export const wordAreas = (game: string): readonly GameArea[] => (entryOf(AREAS, game) ?? []) as readonly GameArea[];

/** The word areas of a game's tutorial. */
export const tutorialWordAreas = (game: string): readonly GameArea[] => [...wordAreas(game), `${game}-lessons` as GameArea];
