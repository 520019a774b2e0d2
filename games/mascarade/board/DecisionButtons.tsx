import { Icon, type IconName } from '@parlour/ui/art/Icon.tsx';
import type { ReactNode } from 'react';
import type { Move } from '../rules/index.ts';
import { maskName } from '../words/mask-names.ts';
import { announceSpeech } from '../words/sentences.ts';
import type { MascaradeBoardProps } from './board-props.ts';
import styles from './DecisionButtons.module.css';
import { namesOf } from './labels.ts';
import { type MoveDraft, moveOf, NO_DRAFT, reachOf } from './move-draft.ts';

interface DecisionProps extends MascaradeBoardProps {
  readonly clock: ReactNode;
}

/** The current decision. One tap for what can be undone or lets things pass, two for the rest. */
export function DecisionButtons(props: DecisionProps) {
  const { view, legal, draft, setIntent, choose, words, clock } = props;
  const may = (kind: Move['do']) => legal.some((move) => move.do === kind);

  if (may('ready'))
    return <Choice clock={clock} main={button('eye', words.t('mascarade.board.ready'), 'r', () => choose({ do: 'ready' }))} />;
  if (may('claim')) {
    const armed = draft.kind === 'claim';
    return (
      <Choice
        clock={clock}
        armed={armed}
        main={button('mask', words.t(armed ? 'mascarade.board.claim.sure' : 'mascarade.board.claim'), 'c', () =>
          armed ? choose({ do: 'claim' }) : setIntent({ kind: 'claim' }),
        )}
        other={button(null, words.t('mascarade.board.pass'), 'p', () => choose({ do: 'pass' }))}
      />
    );
  }
  const sleight = sleightOf(view.phase === 'cloth' && may('cloth'), draft);
  if (sleight !== null) {
    return (
      <Choice
        clock={clock}
        main={button('swap', words.t('mascarade.board.swap'), 's', () => choose(sleight('swap')))}
        other={button(null, words.t('mascarade.board.hold'), 'h', () => choose(sleight('hold')))}
      />
    );
  }
  const move = moveOf(draft, reachOf(view));
  const confirm = move === null || draft.kind === 'peek' ? null : button('check', confirmation(props), 'y', () => choose(move));
  const keep = may('decline') ? button(null, words.t('mascarade.board.keep'), 'k', () => choose({ do: 'decline' })) : null;
  const back =
    confirm !== null && keep === null ? button(null, words.t('mascarade.board.back'), 'Escape', () => setIntent(NO_DRAFT)) : null;
  return <Choice clock={clock} main={confirm} other={keep ?? back} armed={confirm !== null} />;
}

/** The player's own mask and another under the cloth, or the two that a power has picked up. */
function sleightOf(held: boolean, draft: MoveDraft): ((sleight: 'swap' | 'hold') => Move) | null {
  if (held) return (sleight) => ({ do: 'cloth', sleight });
  if (draft.kind !== 'exchange' || draft.spot === null) return null;
  const { spot } = draft;
  return (sleight) => ({ do: 'exchange', with: spot, sleight });
}

function confirmation(props: MascaradeBoardProps): string {
  const { draft, words } = props;
  switch (draft.kind) {
    case 'announce':
      return draft.mask === null ? '' : announceSpeech(words, draft.mask);
    case 'name':
      return draft.mask === null ? '' : words.t('mascarade.board.say.short', { mask: maskName(words, draft.mask) });
    case 'power':
      return namesOf(props, draft.seats);
    default:
      return '';
  }
}

interface ButtonLook {
  readonly icon: IconName | null;
  readonly name: string;
  readonly shortcut: string;
  readonly onPress: () => void;
}

const button = (icon: IconName | null, name: string, shortcut: string, onPress: () => void): ButtonLook => ({
  icon,
  name,
  shortcut,
  onPress,
});

interface ChoiceProps {
  readonly clock: ReactNode;
  readonly main: ButtonLook | null;
  readonly other?: ButtonLook | null;
  readonly armed?: boolean;
}

function Choice({ clock, main, other = null, armed = false }: ChoiceProps) {
  return (
    <div
      className={styles.choice}
      data-tutorial="mascarade-choice"
      data-decision={main === null ? undefined : ''}
      data-buttons={(main === null ? 0 : 1) + (other === null ? 0 : 1)}
    >
      {main !== null && <Big look={main} className={styles.main} armed={armed} />}
      {clock}
      {other !== null && <Big look={other} className={styles.other} armed={false} />}
    </div>
  );
}

function Big({ look, className, armed }: { readonly look: ButtonLook; readonly className: string | undefined; readonly armed: boolean }) {
  const { icon, name, shortcut, onPress } = look;
  return (
    <button
      type="button"
      className={className}
      data-armed={armed}
      data-long={name.length > 12}
      data-key={shortcut}
      aria-keyshortcuts={shortcut}
      onClick={onPress}
    >
      {icon !== null && <Icon name={icon} />}
      <span>{name}</span>
    </button>
  );
}
