import type { Seat } from '@parlour/kernel';
import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { Icon } from '@parlour/ui/art/Icon.tsx';
import { Button } from '@parlour/ui/Button.tsx';
import { formatPoints } from '@parlour/ui/board/format-points.ts';
import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import { download } from '@parlour/ui/browser/download.ts';
import { decorationCount, type GuestResult, type PicturePerfectTypes, type Scene } from '../../rules/index.ts';
import { playerName } from '../exchange-props.ts';
import { photoToPng } from '../studio/index.ts';
import styles from './AlbumPhoto.module.css';
import { FramedPhoto } from './AlbumPhoto.tsx';

interface LastPageProps extends BoardProps<PicturePerfectTypes> {
  readonly results: readonly GuestResult[];
}

/** All photos, their points, and a print to download. On the last tie, the vote (P-63). */
export function AlbumSummary(props: LastPageProps) {
  const { view, words, players, over } = props;
  const scores = view.scores ?? [];
  const ranked = players.map(({ seat }) => seat).toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  return (
    <section className={styles.last}>
      <h2 tabIndex={-1} data-result-heading>
        {words.t(view.phase === 'vote' ? 'picture-perfect.board.album.vote' : 'picture-perfect.board.album.title')}
      </h2>
      <ol className={styles.prints}>
        {ranked.map((seat) => (
          <Home key={seat} {...props} whose={seat} won={over?.winners.includes(seat) ?? false} />
        ))}
      </ol>
    </section>
  );
}

function Home(props: LastPageProps & { readonly whose: Seat; readonly won: boolean }) {
  const { view, words, players, results, whose, won, tv } = props;
  const scene = view.photos[whose] ?? null;
  const placed = results.filter(({ scores }) => scores[whose]?.met != null).length;
  const name = playerName(props, whose);
  const player = players[whose];
  return (
    <li className={styles.home} data-won={won}>
      {scene !== null && <FramedPhoto scene={scene} label={words.t('picture-perfect.board.photoOf', { who: name })} />}
      <div className={styles.score}>
        <h3>
          {player !== undefined && <Avatar avatar={player.avatar} />}
          {name}
          {won && <Icon name="crown" />}
        </h3>
        <span className={styles.total}>
          <b>{formatPoints(view.scores?.[whose] ?? 0)}</b>
        </span>
        <p>
          {words.t('picture-perfect.board.album.placed', { n: placed })}
          {view.options.auctions &&
            ` ${words.t('picture-perfect.board.album.decorations', { n: Math.floor(decorationCount(view, whose) / 2) })}`}
        </p>
      </div>
      <Vote {...props} />
      {scene !== null && !tv && <Save scene={scene} words={words} name={name} />}
    </li>
  );
}

function Vote({ view, words, seat, whose, sealed, choose, waiting }: LastPageProps & { readonly whose: Seat }) {
  if (view.phase !== 'vote' || !view.candidates.includes(whose)) return null;
  if (sealed?.do === 'vote') return sealed.for === whose ? <p>{words.t('picture-perfect.board.voted')}</p> : null;
  if (seat === null || seat === whose || !waiting.includes(seat)) return null;
  return (
    <Button look="red" icon="check" onClick={() => choose({ do: 'vote', for: whose })}>
      {words.t('picture-perfect.board.do.vote')}
    </Button>
  );
}

function Save({ scene, words, name }: Pick<LastPageProps, 'words'> & { readonly scene: Scene; readonly name: string }) {
  const save = async () => download(await photoToPng(scene), `${name}.png`);
  return (
    <Button look="outline" icon="film" onClick={() => void save()}>
      {words.t('picture-perfect.board.save')}
    </Button>
  );
}
