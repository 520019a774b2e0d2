import { useState } from 'react';
import type { MaskKind } from '../rules/index.ts';
import { maskName, powerSummary } from '../words/mask-names.ts';
import type { MascaradeBoardProps } from './board-props.ts';
import { Medallion } from './Mask.tsx';
import styles from './MaskList.module.css';
import { moveOf, withMask } from './move-draft.ts';

const ROOM_FOR_POWERS = 8;

/** [M-03] The masks in play and their powers, always in reach. Where a mask must be named it is picked here. */
export function MaskList(props: MascaradeBoardProps) {
  const { view, words, legal, draft, setIntent, choose } = props;
  const [tapped, setTapped] = useState<{ readonly mask: MaskKind; readonly during: MaskKind | null } | null>(null);
  const kinds = [...new Set(view.inPlay)];
  const many = kinds.length > ROOM_FOR_POWERS;
  const taken = draft.kind === 'announce' || draft.kind === 'name' ? draft.mask : null;
  // A new announcement shows its own power, not the one that was read before.
  const read = tapped?.during === view.announced ? tapped.mask : null;
  const open = taken ?? read ?? view.announced;
  const choosing = draft.kind === 'announce' || legal.some((move) => move.do === 'name');

  const tap = (mask: MaskKind) => {
    const next = withMask(draft, mask, legal);
    const move = next !== draft && taken === mask ? moveOf(draft, 1) : null;
    if (move !== null) return choose(move);
    if (next !== draft) return setIntent(next);
    setTapped(read === mask ? null : { mask, during: view.announced });
  };

  return (
    <nav
      className={styles.rail}
      aria-label={words.t('mascarade.board.rail', { n: view.inPlay.length })}
      data-tutorial="mascarade-rail"
      data-choosing={choosing}
      data-decision={legal.some((move) => move.do === 'name') ? '' : undefined}
      data-many={many}
      data-dense={many || undefined}
      data-rows={kinds.length > 7 ? 2 : 1}
      data-narrow={kinds.length > 14}
    >
      <h2>{words.t('mascarade.board.rail', { n: view.inPlay.length })}</h2>
      <ul>
        {kinds.map((mask) => (
          <li key={mask}>
            <button
              type="button"
              data-open={mask === open}
              data-announced={mask === view.announced}
              aria-expanded={mask === open}
              aria-label={labelOf(props, mask)}
              onClick={() => tap(mask)}
            >
              <Medallion mask={mask} />
              <span className={styles.name}>
                {nameIn(props, mask)}
                {!many && <small>{powerSummary(words, mask)}</small>}
              </span>
            </button>
            {many && mask === open && <p className={styles.tip}>{powerSummary(words, mask)}</p>}
          </li>
        ))}
      </ul>
      <p className={styles.foot} data-keep-clear data-open={open !== null}>
        {open === null ? (
          words.t('mascarade.board.rail.tap')
        ) : (
          <>
            <b>{maskName(words, open)}.</b> {powerSummary(words, open)}
          </>
        )}
      </p>
    </nav>
  );
}

/** The name, with a number for a kind that is there twice. */
function nameIn({ view, words }: MascaradeBoardProps, mask: MaskKind): string {
  const copies = view.inPlay.filter((kind) => kind === mask).length;
  return copies > 1 ? `${maskName(words, mask)} ×${copies}` : maskName(words, mask);
}

const labelOf = (props: MascaradeBoardProps, mask: MaskKind): string => `${nameIn(props, mask)}: ${powerSummary(props.words, mask)}`;
