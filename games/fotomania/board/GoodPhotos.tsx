import type { Seat } from '@parlour/kernel';
import type { BoardProps } from '@parlour/ui/board/game-ui.ts';
import { isSmall, type Layout } from '@parlour/ui/seats/seat-geometry.ts';
import { COLOURS, type Colour, type FotomaniaTypes, GOOD_PHOTO_POINTS, type PhotoPreview } from '../rules/index.ts';
import { Medal } from './art/Illustrations.tsx';
import styles from './GoodPhotos.module.css';
import { medalLabel, playerName } from './labels.ts';

interface AwardsProps extends BoardProps<FotomaniaTypes> {
  readonly layout: Layout;
  readonly near: Seat;
  readonly shots: readonly PhotoPreview[];
}

/** [F-07] The Good Photos: who has one, who is nearest, and which ones the next photos would win. */
export function GoodPhotos(props: AwardsProps) {
  const { view, words, layout } = props;
  const small = isSmall(layout);
  const shown = small ? view.colours : COLOURS.toSorted((a, b) => Number(isOut(props, a)) - Number(isOut(props, b)));
  return (
    <section className={styles.awards} data-tutorial="awards">
      <h2>
        {small
          ? words.t('fotomania.board.award.short', { n: view.required })
          : words.t('fotomania.board.award.title', { points: GOOD_PHOTO_POINTS })}
        {!small && <em>{words.t('fotomania.board.award.hint', { n: view.required })}</em>}
      </h2>
      <ul>
        {shown.map((colour) => (
          <Award key={colour} {...props} colour={colour} />
        ))}
      </ul>
    </section>
  );
}

const isOut = ({ view }: AwardsProps, colour: Colour): boolean => !view.colours.includes(colour);

function Award(props: AwardsProps & { readonly colour: Colour }) {
  const { view, words, colour, shots, layout } = props;
  const small = isSmall(layout);
  if (isOut(props, colour))
    return <Shown {...props} state="out" text={words.t('fotomania.board.award.out')} label={words.t('fotomania.board.award.out')} />;
  const index = view.colours.indexOf(colour);
  const winner = view.goodPhotos[index] ?? null;
  const required = view.required;
  if (winner !== null) {
    const label = playerName(props, winner);
    return <Shown {...props} state="won" text={small && winner !== props.seat ? '✓' : label} label={label} />;
  }
  if (shots.some((shot) => shot.goodPhoto && shot.card.colour === colour)) {
    return (
      <Shown
        {...props}
        state="next"
        text={words.t(small ? 'fotomania.board.award.next.short' : 'fotomania.board.award.next')}
        label={words.t('fotomania.board.award.next')}
      />
    );
  }
  const counts = view.strips.map((strips) => strips[index]?.sharp ?? 0);
  const best = Math.max(...counts);
  const leaders = counts.flatMap((count, seat) => (count === best ? [seat] : []));
  const of = words.t('fotomania.board.award.count', { n: best, required });
  const leader = leaders.length === 1 && best > 0 ? playerName(props, leaders[0] as Seat) : null;
  const text = small ? `${best}/${required}` : leader === null ? of : words.t('fotomania.board.award.lead', { who: leader, n: best });
  return <Shown {...props} state="open" text={text} label={leader === null ? of : `${leader}: ${of}`} />;
}

interface ShownProps {
  readonly colour: Colour;
  readonly state: 'open' | 'won' | 'next' | 'out';
  readonly text: string;
  readonly label: string;
  readonly words: AwardsProps['words'];
}

function Shown({ colour, state, text, label, words }: ShownProps) {
  return (
    <li className={styles.award} data-state={state} data-spot={`medal-${colour}`} title={medalLabel(words, colour, label)}>
      <Medal colour={colour} state={state} />
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden">{medalLabel(words, colour, label)}</span>
    </li>
  );
}
