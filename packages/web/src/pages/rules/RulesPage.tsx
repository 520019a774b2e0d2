import { loadGameUi } from '@parlour/games/boards-catalogue';
import type { AnyGameUi } from '@parlour/ui/board/game-ui.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import type { MessageKey } from '@parlour/words';
import { use } from 'react';
import { RoundLink } from '../../app/links.tsx';
import { NotFound } from '../../app/NotFound.tsx';
import { Rulebook } from './Rulebook.tsx';
import styles from './RulesPage.module.css';

export function RulesPage({ game }: { readonly game: string }) {
  const gameUi = loadGameUi(game);
  return gameUi === undefined ? <NotFound /> : <Rules loading={gameUi} />;
}

function Rules({ loading }: { readonly loading: Promise<AnyGameUi> }) {
  const gameUi = use(loading);
  const words = useWords('table');
  const title = words.t(`game.${gameUi.game.id}` as MessageKey);
  return (
    <main className={styles.page}>
      <title>{`${title} · Parlour`}</title>
      <header>
        <RoundLink href="/" icon="exit" label={words.t('notFound.home')} />
        <h1>{title}</h1>
        <h2 className="visually-hidden">{words.t('rules.title')}</h2>
      </header>
      <Rulebook gameUi={gameUi} clause={null} />
    </main>
  );
}
