import { Button } from '@parlour/ui/Button.tsx';
import { guestName } from '../names.ts';
import { Portrait } from '../studio/index.ts';
import type { AlbumProps } from './Album.tsx';
import styles from './AlbumFoot.module.css';
import { type AlbumProgress, isLastPage, lastPage, turnTo } from './album-progress.ts';

interface FootProps extends AlbumProps {
  readonly reading: AlbumProgress;
  readonly onTurn: (reading: AlbumProgress) => void;
}

/** The ways through the album: any envelope, the next one, the end. */
export function AlbumFoot({ results, words, tv, reading, onTurn }: FootProps) {
  const { length } = results;
  return (
    <footer className={styles.foot} data-tutorial="pages">
      <nav aria-label={words.t('picture-perfect.board.album.envelopes')} data-dense>
        {results.map(({ guest }, at) => (
          <button
            key={guest}
            type="button"
            aria-label={guestName(words, guest)}
            title={guestName(words, guest)}
            aria-current={at === reading.at}
            data-read={at < reading.at}
            onClick={() => onTurn(turnTo(reading, at, length))}
          >
            <Portrait guest={guest} />
          </button>
        ))}
      </nav>
      {!tv && !isLastPage(reading, length) && (
        <span className={styles.ways}>
          <Button look="quiet" onClick={() => onTurn(lastPage(length))}>
            {words.t('picture-perfect.board.album.end')}
          </Button>
          <Button look="red" iconAfter="next" onClick={() => onTurn(turnTo(reading, reading.at + 1, length))}>
            {words.t(reading.at + 1 === length ? 'picture-perfect.board.album.last' : 'picture-perfect.board.album.next')}
          </Button>
        </span>
      )}
    </footer>
  );
}
