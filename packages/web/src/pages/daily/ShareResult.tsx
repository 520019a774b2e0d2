import type { DailyBoard, DailyResult } from '@parlour/protocol';
import { Button } from '@parlour/ui/Button.tsx';
import { download } from '@parlour/ui/browser/download.ts';
import { copyText, shareFile } from '@parlour/ui/browser/secure-context.ts';
import { toast } from '@parlour/ui/toasts.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { useServerAddress } from '../../client/api/useServerAddress.ts';
import { accentOf, type GameEntry } from '../home/game-catalogue.ts';
import { formatNumber } from '../profile/format.ts';
import styles from './DailyPage.module.css';
import { formatDay } from './format-day.ts';
import { drawResult } from './result-picture.ts';

interface ShareResultProps {
  readonly entry: GameEntry;
  readonly board: DailyBoard;
  readonly result: DailyResult;
}

/** Shares the score and the rank, and nothing about the deal: others have yet to play it. */
export function ShareResult({ entry, board, result }: ShareResultProps) {
  const words = useWords('daily');
  const { origin } = useServerAddress();
  const title = `Parlour · ${words.t(`game.${entry.id}`)} · ${formatDay(words.language, board.day)}`;
  const nameScore = (score: number) => formatNumber(words.language, score);
  const line = words.t('daily.shareLine', { score: nameScore(result.score), rank: result.rank, players: board.players });
  const link = `${origin}/daily/${entry.id}/${board.day}`;
  const text = `${title}\n${line}\n${link}`;
  const copy = async () => toast((await copyText(text)) ? words.t('daily.copied') : words.t('daily.notCopied', { text }));
  const picture = async () => {
    const accent = getComputedStyle(document.documentElement).getPropertyValue(accentOf(entry).slice('var('.length, -1));
    const address = link.replace(/^https?:\/\//, '');
    const file = await drawResult({ title, line, address, accent, distribution: board.distribution, mine: result.score, nameScore });
    if (!(await shareFile(file, title))) download(file, file.name);
  };
  return (
    <div className={styles.ways}>
      <Button look="quiet" icon="copy" onClick={() => void copy()}>
        {words.t('daily.shareText')}
      </Button>
      <Button look="quiet" icon="share" onClick={() => void picture()}>
        {words.t('daily.sharePicture')}
      </Button>
    </div>
  );
}
