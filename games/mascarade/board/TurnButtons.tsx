import { Icon, type IconName } from '@parlour/ui/art/Icon.tsx';
import { type Move, mascarade } from '../rules/index.ts';
import type { MascaradeBoardProps } from './board-props.ts';
import { NO_DRAFT } from './move-draft.ts';
import styles from './OwnSeat.module.css';

/** How the player can see their own mask now: by a look, by a peek (two taps, it costs a turn), or not at all. */
export function useLookAction({ legal, draft, setIntent, choose }: MascaradeBoardProps): {
  readonly look: (() => void) | null;
  readonly stealthy: boolean;
} {
  if (legal.some((move) => move.do === 'look')) return { look: () => choose({ do: 'look' }), stealthy: false };
  if (!legal.some((move) => move.do === 'peek')) return { look: null, stealthy: false };
  return { look: () => (draft.kind === 'peek' ? choose({ do: 'peek' }) : setIntent({ kind: 'peek' })), stealthy: true };
}

/** The three actions of a turn. A forbidden one stays visible and says why. */
export function TurnButtons(props: MascaradeBoardProps) {
  const { view, legal, draft, setIntent, words } = props;
  const { look, stealthy } = useLookAction(props);
  const may = (kind: Move['do']) => legal.some((move) => move.do === kind);
  const toggle = (kind: 'exchange' | 'announce') => {
    if (draft.kind === kind) return setIntent(NO_DRAFT);
    setIntent(kind === 'exchange' ? { kind, spot: null } : { kind, mask: null });
  };
  const anyone = (props.seat ?? 0) === 0 ? 1 : 0;
  return (
    <div
      className={styles.acts}
      data-live={look !== null || may('exchange')}
      data-decision={may('look') || may('exchange') || may('announce') ? '' : undefined}
    >
      <h2>{words.t(reasonOf(props))}</h2>
      <Act
        {...props}
        icon="eye"
        name={words.t(stealthy ? (draft.kind === 'peek' ? 'mascarade.board.peek.sure' : 'mascarade.board.peek') : 'mascarade.board.look')}
        on={draft.kind === 'peek'}
        shortcut="l"
        act={look}
        asked={{ do: 'look' }}
      />
      <Act
        {...props}
        icon="swap"
        name={words.t('mascarade.board.exchange')}
        on={draft.kind === 'exchange'}
        shortcut="e"
        act={may('exchange') ? () => toggle('exchange') : null}
        asked={{ do: 'exchange', with: { seat: anyone }, sleight: 'hold' }}
      />
      <Act
        {...props}
        icon="say"
        name={words.t('mascarade.board.announce')}
        on={draft.kind === 'announce'}
        shortcut="a"
        act={may('announce') ? () => toggle('announce') : null}
        asked={{ do: 'announce', mask: view.inPlay[0] ?? 'judge' }}
      />
    </div>
  );
}

interface ActProps extends MascaradeBoardProps {
  readonly icon: IconName;
  readonly name: string;
  readonly on: boolean;
  readonly shortcut: string;
  readonly act: (() => void) | null;
  /** The move whose refusal explains why it is not possible. */
  readonly asked: Move;
}

function Act({ icon, name, on, shortcut, act, asked, view, seat, tools }: ActProps) {
  const ask = () => {
    const refusal = seat === null ? undefined : mascarade.check(view, seat, asked);
    if (refusal !== undefined) tools.explain(refusal);
  };
  return (
    <button
      type="button"
      aria-disabled={act === null}
      aria-pressed={on}
      aria-keyshortcuts={shortcut}
      data-key={shortcut}
      data-tutorial={`mascarade-${asked.do}`}
      onClick={act ?? ask}
    >
      <Icon name={icon} />
      {name}
    </button>
  );
}

function reasonOf({ view, legal }: MascaradeBoardProps) {
  if (legal.some((move) => move.do === 'look' || move.do === 'exchange')) return 'mascarade.board.acts.turn';
  if (legal.some((move) => move.do === 'peek')) return 'mascarade.board.acts.peek';
  return view.phase === 'claim' ? 'mascarade.board.acts.claim' : 'mascarade.board.acts.wait';
}
