import { loadGameUi } from '@parlour/games/boards-catalogue';
import type { Refusal } from '@parlour/kernel';
import buttons from '@parlour/ui/Button.module.css';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { explainRefusal } from '@parlour/words';
import { use } from 'react';
import { HomeLink } from '../../app/links.tsx';
import { MessagePage } from '../../app/MessagePage.tsx';

/** Why a replay cannot be shown. For an altered record it names the step and the refusal. */
export function ReplayError({ refusal, game = '' }: { readonly refusal: Refusal; readonly game?: string }) {
  const gameUi = loadGameUi(game);
  const areas = gameUi === undefined ? [] : use(gameUi).areas;
  const words = useWords('replay', 'table', ...areas);
  const why = refusal.about?.why;
  const reason = typeof why === 'string' ? [explainRefusal(words, { ...refusal, refused: why })] : [];
  const broken = refusal.refused.startsWith('record-');
  return (
    <MessagePage title={words.t(broken ? 'replay.broken' : 'replay.none')} text={[explainRefusal(words, refusal), ...reason].join(' ')}>
      {/* Not a Link: the URL may be this one, and must be read again. */}
      <a href="/replay" className={`${buttons.button} ${buttons.quiet}`}>
        {words.t('replay.open')}
      </a>
      <HomeLink />
    </MessagePage>
  );
}
