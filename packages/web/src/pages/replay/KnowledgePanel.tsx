import type { Seat } from '@parlour/kernel';
import { Avatar } from '@parlour/ui/art/Avatar.tsx';
import { Icon } from '@parlour/ui/art/Icon.tsx';
import type { AnyGameUi, PlayerInfo } from '@parlour/ui/board/game-ui.ts';
import { seatNames } from '@parlour/ui/board/seat-names.ts';
import { useWords } from '@parlour/ui/words/useWords.ts';
import { type MessageKey, type Words } from '@parlour/words';
import { useEffect, useMemo, useState } from 'react';
import styles from './KnowledgePanel.module.css';
import { type HiddenPiece, isCertain, KnowledgeByStep, type SeatKnowledge } from './knowledge.ts';
import panels from './ReplayPanel.module.css';
import type { PointOfView, Timeline } from './timeline.ts';

interface WhoKnewProps {
  readonly timeline: Timeline;
  readonly step: number;
  readonly pointOfView: PointOfView;
  readonly players: readonly PlayerInfo[];
  readonly gameUi: AnyGameUi;
}

/** More possibilities than this count as unknown. */
const FEW = 3;

/** What each seat could know of every hidden piece at this step. */
export function KnowledgePanel({ timeline, step, pointOfView, players, gameUi }: WhoKnewProps) {
  const words = useWords('replay', 'table', ...gameUi.areas);
  const knowledge = useLedger(timeline, step, gameUi, players, words);
  const pieces = knowledge.at(step);
  return (
    <aside className={`${panels.panel} ${styles.knowledge}`} data-overlay aria-label={words.t('replay.knew')}>
      <h2>{words.t(`replay.knew.${gameUi.game.id}` as MessageKey)}</h2>
      {pointOfView === 'spectator' ? (
        <p>{words.t('replay.knew.pick')}</p>
      ) : pieces.length === 0 ? (
        <p>{words.t('replay.knew.nothing')}</p>
      ) : (
        <>
          <p>{words.t('replay.knew.how')}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
          <div className={panels.scroll} role="group" aria-label={words.t('replay.knew')} tabIndex={0}>
            {pointOfView === 'all' ? (
              <Everybody knowledge={knowledge} step={step} pieces={pieces} players={players} words={words} />
            ) : (
              <OneHead knowledge={knowledge} step={step} pieces={pieces} seat={pointOfView} words={words} />
            )}
          </div>
        </>
      )}
    </aside>
  );
}

/** Earlier steps are computed in the pauses between frames. */
function useLedger(timeline: Timeline, step: number, gameUi: AnyGameUi, players: readonly PlayerInfo[], words: Words): KnowledgeByStep {
  const knowledge = useMemo(
    () => new KnowledgeByStep(timeline, (path, state) => gameUi.nameHidden(words, path, state, seatNames(players))),
    [timeline, words, gameUi, players],
  );
  const [, setWorked] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const work = () => {
      const until = performance.now() + SLICE_MS;
      let left = knowledge.workBackFrom(step);
      while (left > 0 && performance.now() < until) left = knowledge.workBackFrom(step);
      setWorked((n) => n + 1);
      if (left > 0) timer = setTimeout(work, 0);
    };
    timer = setTimeout(work, 0);
    return () => clearTimeout(timer);
  }, [knowledge, step]);
  return knowledge;
}

const SLICE_MS = 12;

interface ListProps {
  readonly knowledge: KnowledgeByStep;
  readonly step: number;
  readonly pieces: readonly HiddenPiece[];
  readonly words: Words;
}

function Everybody({ knowledge, step, pieces, players, words }: ListProps & { readonly players: readonly PlayerInfo[] }) {
  const placed = pieces.filter(({ bySeat }) => bySeat.some((knows) => isCertain(knows) || knows.could.length <= FEW));
  return (
    <>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.t('replay.knew.piece')}</span>
            </th>
            {players.map(({ seat, name, avatar }) => (
              <th key={seat} scope="col" title={name}>
                <Avatar avatar={avatar} />
                <span className="visually-hidden">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {placed.map((piece) => (
            <tr key={piece.where}>
              <th scope="row">
                <small>{piece.where}</small>
                {piece.what}
              </th>
              {players.map(({ seat, name }) => (
                <Cell key={seat} knows={piece.bySeat[seat]} name={name} since={knowledge.since(step, seat, piece.what)} words={words} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {placed.length < pieces.length && <p>{words.t('replay.knew.rest', { count: pieces.length - placed.length })}</p>}
      <ul className={styles.legend} aria-hidden="true">
        <li>
          <b data-knows="sees">
            <Icon name="eye" />
          </b>
          {words.t('replay.knew.legend.sees')}
        </li>
        <li>
          <b data-knows="sure">12</b>
          {words.t('replay.knew.legend.sure')}
        </li>
        <li>
          <b data-knows="maybe">2?</b>
          {words.t('replay.knew.legend.maybe')}
        </li>
      </ul>
    </>
  );
}

interface CellProps {
  readonly knows: SeatKnowledge | undefined;
  readonly name: string;
  readonly since: number | null;
  readonly words: Words;
}

function Cell({ knows, name, since, words }: CellProps) {
  const { kind, mark, text } = describeKnowledge(knows, name, since, words);
  return (
    <td title={text}>
      <b data-knows={kind} aria-hidden="true">
        {kind === 'sees' ? <Icon name="eye" /> : mark}
      </b>
      <span className="visually-hidden">{text}</span>
    </td>
  );
}

function describeKnowledge(knows: SeatKnowledge | undefined, name: string, since: number | null, words: Words) {
  if (knows?.sees === true) return { kind: 'sees', mark: '', text: words.t('replay.knew.sees', { name }) };
  const count = knows?.could.length ?? 0;
  if (count === 1) return { kind: 'sure', mark: since ?? '…', text: words.t('replay.knew.sure', { name, since: since ?? '…' }) };
  if (knows !== undefined && count <= FEW) {
    return { kind: 'maybe', mark: `${count}?`, text: words.t('replay.knew.maybe', { name, what: knows.could.join(' / ') }) };
  }
  return { kind: 'no', mark: '·', text: words.t('replay.knew.no', { name }) };
}

/** One player's knowledge at that step: without the true value, where they could not know it. */
function OneHead({ knowledge, step, pieces, seat, words }: ListProps & { readonly seat: Seat }) {
  return (
    <dl className={styles.head}>
      {pieces.map((piece) => {
        const knows = piece.bySeat[seat] ?? { sees: false, could: [] };
        const since = knowledge.since(step, seat, piece.what);
        const known = isCertain(knows);
        return (
          <div key={piece.where} data-known={known}>
            <dt>{piece.where}</dt>
            <dd>
              {known ? knows.could[0] : knows.could.length <= FEW ? knows.could.join(' / ') : words.t('replay.knew.idea')}
              {known && <small>{knows.sees ? words.t('replay.knew.now') : words.t('replay.knew.since', { since: since ?? '…' })}</small>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
