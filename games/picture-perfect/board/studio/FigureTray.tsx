import { cssVars } from '@parlour/ui/css-vars.ts';
import { renderRichText } from '@parlour/ui/words/useWords.ts';
import type { Words } from '@parlour/words';
import { type DecorationId, GUEST_IDS, type Scene } from '../../photo/index.ts';
import { Figure } from './Figure.tsx';
import styles from './FigureTray.module.css';
import { figureName } from './figure-name.ts';
import { cutOutOf, type FigureId, isDecoration, kindOf, type PieceId } from './figures.ts';
import { layTable, nextPiece, placedIn, waitingOf } from './place-figures.ts';
import { focusOnPlan } from './tray-focus.ts';
import type { FigureDrag } from './useDragFigure.ts';
import type { SceneDraft } from './useSceneDraft.ts';

interface TrayProps {
  readonly draft: SceneDraft;
  readonly decorations: readonly DecorationId[];
  readonly held: PieceId | null;
  readonly onPick: (piece: PieceId | null) => void;
  readonly carry: FigureDrag;
  readonly disabled: boolean;
  readonly words: Words;
  /** The photo is due: it is made here. */
  readonly decisive: boolean;
}

/** The guests and decorations that are not in the picture yet. */
export function FigureTray(props: TrayProps) {
  const { draft, decorations, words, disabled, decisive } = props;
  const guests = GUEST_IDS.filter((id) => !isIn(draft.sent, id));
  const trinkets = waitingOf(draft.sent, decorations);
  return (
    <section className={styles.tray} aria-label={words.t('picture-perfect.studio.waiting')} aria-describedby="studio-tray-keys">
      <p id="studio-tray-keys" className="visually-hidden">
        {words.t('picture-perfect.studio.tip.trayKeys')}
      </p>
      <h2>
        {words.t('picture-perfect.studio.waiting')} <small>{words.t('picture-perfect.studio.waiting.guests', { n: guests.length })}</small>
      </h2>
      <p className={styles.tip}>{renderRichText(tip(props))}</p>
      <div className={styles.shelves} data-decision={decisive ? '' : undefined}>
        {guests.length > 0 ? (
          <Shelf {...props} ids={guests} />
        ) : (
          <p className={styles.none}>{words.t('picture-perfect.studio.waiting.none')}</p>
        )}
        {trinkets.length > 0 && (
          <>
            <Shelf {...props} ids={trinkets} />
            <button
              type="button"
              className={styles.lay}
              disabled={disabled}
              onClick={() => draft.settle(layTable(draft.scene, decorations))}
            >
              {words.t('picture-perfect.studio.lay')}
            </button>
          </>
        )}
      </div>
    </section>
  );
}

function Shelf({ ids, draft, held, onPick, carry, disabled, words }: TrayProps & { readonly ids: readonly FigureId[] }) {
  return (
    <ul className={styles.shelf} data-crowd={ids.length > 8 ? 'many' : ids.length > 4 ? 'some' : 'few'}>
      {ids.map((id, index) => {
        // Of two of a kind each is the next one to be placed; the first is shown as picked.
        const piece = isDecoration(id) ? nextPiece(draft.sent, id) : id;
        const copy = ids.slice(0, index).filter((other) => other === id).length;
        const isHeld = piece === held && copy === 0;
        return (
          <li key={`${id} ${copy}`}>
            <button
              type="button"
              className={styles.figure}
              style={cssVars({ '--high': cutOutOf(id).height / 10 })}
              aria-pressed={isHeld}
              aria-keyshortcuts="p"
              data-waiting={piece}
              aria-label={figureName(words, id)}
              title={figureName(words, id)}
              disabled={disabled}
              onPointerDown={(event) => carry.begin(event, piece)}
              onClick={() => !carry.swallowClick() && onPick(isHeld ? null : piece)}
              onKeyDown={(event) => {
                if (event.key.toLowerCase() !== 'p' || event.ctrlKey || event.metaKey || event.altKey) return;
                onPick(piece);
                focusOnPlan();
              }}
            >
              <Figure of={id} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function tip({ draft, held, words }: TrayProps) {
  if (held === null) return words.rich('picture-perfect.studio.tip.start');
  const kind = kindOf(held);
  const figure = figureName(words, kind);
  if (placedIn(draft.scene, held) !== undefined) return words.rich('picture-perfect.studio.tip.placed', { figure });
  return isDecoration(kind)
    ? words.rich('picture-perfect.studio.tip.heldDecoration', { figure })
    : words.rich('picture-perfect.studio.tip.held', { figure });
}

/** Checked against the sent scene: a figure dragged out of the tray stays there until dropped, so that the pointer keeps its element. */
const isIn = (scene: Scene, id: FigureId): boolean => placedIn(scene, id) !== undefined;
