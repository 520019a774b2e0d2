import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { formatPoints } from '@parlour/ui/board/format-points.ts';
import type { ResultProps } from '@parlour/ui/board/game-ui.ts';
import { seatNames } from '@parlour/ui/board/seat-names.ts';
import { useEffect, useState } from 'react';
import { type Award, awardsOf, tieBreak } from '../rules/awards.ts';
import { type FotomaniaTypes, GOOD_PHOTO_POINTS, type ScoreLine, scoreSheet } from '../rules/index.ts';
import { fotomaniaCardName, fotomaniaColourName } from '../words/sentences.ts';
import { Medal } from './art/Illustrations.tsx';
import { BlurredFrame, ColourChip, NumberFrame, Photo } from './art/Photo.tsx';
import { stripLabel } from './labels.ts';
import styles from './ScoreSheet.module.css';

const LINE_MS = 520;

/** The score sheet, strip by strip, and the awards. */
export function ScoreSheet(props: ResultProps<FotomaniaTypes>) {
  const { view, words, over } = props;
  const shown = useShownLines(view.colours.length);
  const done = shown >= view.colours.length;
  const tie = tieBreak(view, over.winners, over.scores);
  return (
    <div className={styles.result}>
      <ScoreColumns {...props} shown={shown} />
      {done && tie !== null && <p className={styles.tie}>{words.t(`fotomania.board.result.tie.${tie}`)}</p>}
      {done && (
        <ul className={styles.honours}>
          {awardsOf(view).map((award) => (
            <HonourCard key={award.honour} {...props} award={award} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** How many lines are shown; with reduced motion all at once. */
function useShownLines(lines: number): number {
  const [shown, setShown] = useState(() => (document.documentElement.dataset.calm === 'true' ? lines : 0));
  useEffect(() => {
    if (shown >= lines) return;
    const timer = setTimeout(() => setShown(shown + 1), LINE_MS);
    return () => clearTimeout(timer);
  }, [shown, lines]);
  return shown;
}

interface SheetProps extends ResultProps<FotomaniaTypes> {
  readonly shown: number;
}

function ScoreColumns({ view, players, words, over, shown }: SheetProps) {
  const sheets = players.map(({ seat }) => scoreSheet(view, seat));
  const sum = (lines: readonly ScoreLine[]) => lines.slice(0, shown).reduce((total, line) => total + line.points, 0);
  return (
    <table className={styles.sheet}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{words.t('fotomania.board.result.colour')}</span>
          </th>
          {players.map(({ seat, name, avatar }) => (
            <th key={seat} scope="col" data-won={shown >= view.colours.length && over.winners.includes(seat)}>
              <Avatar avatar={avatar} />
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.colours.map((colour, index) => (
          <tr key={colour} data-shown={index < shown}>
            <th scope="row">
              <ColourChip colour={colour} />
              <span className="visually-hidden">{fotomaniaColourName(words, colour)}</span>
            </th>
            {players.map(({ seat }) => {
              const strip = view.strips[seat]?.[index];
              const line = sheets[seat]?.[index];
              if (strip === undefined || line === undefined) return null;
              return (
                <td key={seat}>
                  <span className={styles.line}>
                    <span className={styles.frames} role="img" aria-label={stripLabel(words, strip)}>
                      {strip.frames.map((frame, at) => (
                        <i key={at}>
                          {frame.face === 'up' ? <NumberFrame colour={colour} number={frame.number} /> : <BlurredFrame colour={colour} />}
                        </i>
                      ))}
                      {line.goodPhoto && (
                        <em title={`+${GOOD_PHOTO_POINTS}`}>
                          <Medal colour={colour} state="won" />
                        </em>
                      )}
                    </span>
                    <strong>{formatPoints(line.points)}</strong>
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
        {view.options.missedOpportunity && (
          <tr data-shown={shown >= view.colours.length}>
            <th scope="row">{words.t('fotomania.board.result.missed')}</th>
            {players.map(({ seat }) => {
              const card = view.missed[seat];
              return (
                <td key={seat}>
                  {card != null && (
                    <span className={styles.missed} role="img" aria-label={fotomaniaCardName(words, card)}>
                      <Photo colour={card.colour} number={card.number} />
                    </span>
                  )}
                </td>
              );
            })}
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.t('fotomania.board.result.total')}</th>
          {sheets.map((lines, seat) => (
            <td key={seat}>{formatPoints(sum(lines))}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function HonourCard({ award, view, players, words }: ResultProps<FotomaniaTypes> & { readonly award: Award }) {
  const player = players[award.seat];
  const colour = 'colour' in award ? fotomaniaColourName(words, award.colour) : '';
  const strip = 'colour' in award ? view.strips[award.seat]?.[view.colours.indexOf(award.colour)] : undefined;
  return (
    <li data-honour={award.honour}>
      {player !== undefined && <Avatar avatar={player.avatar} />}
      <div>
        <h3>{words.t(`fotomania.board.award.${award.honour}`)}</h3>
        <p>{words.t(`fotomania.board.award.${award.honour}.story`, { who: seatNames(players)(award.seat), n: award.n, colour })}</p>
      </div>
      {strip !== undefined && (
        <span className={styles.pride} role="img" aria-label={stripLabel(words, strip)}>
          {strip.frames.map((frame, index) => frame.face === 'up' && <Photo key={index} colour={strip.colour} number={frame.number} />)}
        </span>
      )}
    </li>
  );
}
