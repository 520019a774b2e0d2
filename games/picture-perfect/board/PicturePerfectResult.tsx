import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { formatPoints } from '@parlour/ui/board/format-points.ts';
import type { ResultProps } from '@parlour/ui/board/game-ui.ts';
import { seatNames } from '@parlour/ui/board/seat-names.ts';
import { bestAndWorstGuest, type GuestHighlight } from '../rules/best-and-worst-guest.ts';
import type { PicturePerfectTypes } from '../rules/index.ts';
import { guestForArticle } from '../words/sentences.ts';
import styles from './PicturePerfectResult.module.css';
import { PhotoView, Portrait } from './studio/index.ts';

/** The score table with everyone's photo, and the best and worst guests. */
export function PicturePerfectResult(props: ResultProps<PicturePerfectTypes>) {
  const { view, words, players, over } = props;
  const scores = over.scores ?? [];
  // Of tied players, the winner stands first.
  const worth = ({ seat }: { readonly seat: number }) => (scores[seat] ?? 0) + (over.winners.includes(seat) ? 0.5 : 0);
  const ranked = players.toSorted((one, other) => worth(other) - worth(one));
  const { best, worst } = bestAndWorstGuest(view.results ?? []);
  return (
    <div className={styles.result}>
      <ol className={styles.standings}>
        {ranked.map(({ seat, name, avatar }) => {
          const scene = view.photos[seat] ?? null;
          return (
            <li key={seat} data-won={over.winners.includes(seat)}>
              {scene !== null && (
                <PhotoView scene={scene} label={words.t('picture-perfect.board.photoOf', { who: name })} className={styles.photo} />
              )}
              <Avatar avatar={avatar} />
              <b>{name}</b>
              <span>
                {words.t('picture-perfect.board.result.points', { n: scores[seat] ?? 0, points: formatPoints(scores[seat] ?? 0) })}
              </span>
            </li>
          );
        })}
      </ol>
      <ul className={styles.stories}>
        {best !== null && <Story {...props} of={best} kind="best" />}
        {worst !== null && <Story {...props} of={worst} kind="worst" />}
      </ul>
    </div>
  );
}

function Story({
  words,
  players,
  of,
  kind,
}: ResultProps<PicturePerfectTypes> & { readonly of: GuestHighlight; readonly kind: 'best' | 'worst' }) {
  return (
    <li>
      <Portrait guest={of.guest} className={styles.face} />
      <div>
        <h3>{words.t(`picture-perfect.board.result.${kind}`)}</h3>
        <p>
          {words.t(`picture-perfect.board.result.${kind}.story`, {
            ...guestForArticle(words, of.guest),
            who: seatNames(players)(of.seat),
            n: Math.abs(of.points),
          })}
        </p>
      </div>
    </li>
  );
}
