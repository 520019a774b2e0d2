import { useAnnounced } from '@parlour/ui/announcer/useAnnounced.ts';
import { cssVars } from '@parlour/ui/css-vars.ts';
import { toast } from '@parlour/ui/toasts.ts';
import type { Words } from '@parlour/words';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useState } from 'react';
import { centreOf, type GuestId, type PlacedGuest, SPACE_SIDE, SPACES, type Space, TABLE } from '../../photo/index.ts';
import { CameraFieldOfView } from './CameraFieldOfView.tsx';
import { Figure, Portrait } from './Figure.tsx';
import styles from './FloorPlan.module.css';
import { figureName } from './figure-name.ts';
import { isDecoration, kindOf, type PieceId, type Placed } from './figures.ts';
import {
  BIG_NUDGE,
  directionOfKey,
  NUDGE,
  nextSpace,
  onPlan,
  type PlanArea,
  spotOnPlan,
  stepTowards,
  withinPlan,
} from './floor-plan-geometry.ts';
import {
  decorationPieces,
  dropAt,
  freePlace,
  guestOn,
  nudge,
  placeAt,
  placedIn,
  placeInSpace,
  spaceUnder,
  takeOff,
} from './place-figures.ts';
import type { SceneFeedback } from './scene-feedback.ts';
import { focusInTray } from './tray-focus.ts';
import type { DropSurface, FigureDrag } from './useDragFigure.ts';
import type { SceneDraft } from './useSceneDraft.ts';

interface PlanProps {
  readonly plan: RefObject<HTMLDivElement | null>;
  readonly box: PlanArea;
  readonly draft: SceneDraft;
  readonly strict: boolean;
  readonly held: PieceId | null;
  readonly onPick: (piece: PieceId | null) => void;
  readonly opinion: SceneFeedback;
  readonly sightOf: (opinion: SceneFeedback, guest: GuestId) => string;
  readonly surface: DropSurface;
  readonly carry: FigureDrag;
  readonly disabled: boolean;
  readonly words: Words;
}

/** The floor from above: every figure where it stands, every space a button. */
export function FloorPlan(props: PlanProps) {
  const { plan, box, draft, words } = props;
  const { scene } = draft;
  const [focused, setFocused] = useState<Space>('A4');
  const loose = scene.guests.filter((guest) => spaceUnder(guest) === undefined);
  useAnnounced(heldText(props));
  const inSpaces = scene.guests.filter((guest) => spaceUnder(guest) !== undefined);
  return (
    <div
      data-dense
      ref={plan}
      className={styles.plan}
      role="group"
      aria-label={words.t('picture-perfect.studio.plan')}
      aria-describedby="studio-keys"
      style={cssVars({ '--aspect': `${box.width} / ${box.depth}` })}
    >
      <p id="studio-keys" className="visually-hidden">
        {words.t('picture-perfect.studio.tip.keys')}
      </p>
      {SPACES.toReversed().map((space) => (
        <SpaceButton key={space} {...props} space={space} isFirst={space === focused} onFocus={setFocused} />
      ))}
      <TableButton {...props} />
      {inSpaces.map((guest) => (
        <GuestToken key={guest.id} {...props} guest={guest} />
      ))}
      {[...loose.map((placed) => ({ piece: placed.id, placed })), ...decorationPieces(scene)].map(({ piece, placed }) => (
        <LooseToken key={piece} {...props} piece={piece} placed={placed} />
      ))}
      <CameraFieldOfView box={box} camera={scene.camera} />
    </div>
  );
}

interface SpaceProps extends PlanProps {
  readonly space: Space;
  readonly isFirst: boolean;
  readonly onFocus: (space: Space) => void;
}

function SpaceButton(props: SpaceProps) {
  const { box, draft, space, isFirst, onFocus, held, onPick, plan, strict, disabled, words } = props;
  const { scene } = draft;
  const guest = guestOn(scene, space);
  const tap = () => {
    if (guest !== undefined) onPick(guest === held ? null : guest);
    else if (held !== null && isGuest(held)) draft.settle(placeInSpace(scene, held, space));
    else toast(words.t('picture-perfect.studio.pickFirst'));
  };
  const press = (event: KeyboardEvent) => {
    const way = directionOfKey(event.key);
    if (way !== undefined) {
      event.preventDefault();
      if (!event.altKey) {
        const beyond = nextSpace(space, way);
        onFocus(beyond);
        plan.current?.querySelector<HTMLElement>(`[data-space="${beyond}"]`)?.focus();
      } else if (guest !== undefined) draft.settle(nudge(scene, guest, stepTowards(way, event.shiftKey ? BIG_NUDGE : NUDGE), strict));
    } else if (guest !== undefined && (event.key === 'Delete' || event.key === 'Backspace')) draft.settle(takeOff(scene, guest));
    else if (event.key === 'Escape') {
      onPick(null);
      if (held !== null && guest === undefined) focusInTray(held);
    }
  };
  return (
    <button
      type="button"
      className={styles.space}
      data-space={space}
      data-inviting={held !== null && isGuest(held) && guest === undefined}
      style={{ ...onPlan(box, centreOf(space)), width: share(SPACE_SIDE - 24, box.width), height: share(SPACE_SIDE - 24, box.depth) }}
      aria-label={guest === undefined ? words.t('picture-perfect.studio.space.free', { space }) : `${space}, ${describe(props, guest)}`}
      tabIndex={isFirst ? 0 : -1}
      disabled={disabled}
      onFocus={() => onFocus(space)}
      onClick={tap}
      onKeyDown={press}
    >
      {guest === undefined && <span aria-hidden="true">{space}</span>}
    </button>
  );
}

function TableButton({ box, draft, held, strict, plan, disabled, words }: PlanProps) {
  const decoration = held !== null && !isGuest(held) ? held : null;
  const put = (event: MouseEvent) => {
    const panel = plan.current?.getBoundingClientRect();
    if (decoration === null || panel === undefined) return;
    const spot = spotOnPlan(box, { x: (event.clientX - panel.left) / panel.width, y: (event.clientY - panel.top) / panel.height });
    const isByKey = event.detail === 0;
    draft.settle(
      isByKey ? placeAt(draft.scene, decoration, freePlace(draft.scene, decoration)) : dropAt(draft.scene, decoration, spot, strict),
    );
  };
  const middle = { x: 0, z: (TABLE.back + TABLE.front) / 2 };
  return (
    <button
      type="button"
      className={styles.table}
      data-inviting={decoration !== null}
      style={{
        ...onPlan(box, middle),
        width: share(2 * TABLE.halfWidth, box.width),
        height: share(TABLE.front - TABLE.back, box.depth),
      }}
      disabled={disabled || decoration === null}
      onClick={put}
    >
      <span className={draft.scene.decorations.length > 0 ? 'unseen' : undefined}>{words.t('picture-perfect.studio.table')}</span>
    </button>
  );
}

const isGuest = (piece: PieceId): piece is GuestId => !isDecoration(kindOf(piece));

/** Millimetres of the floor that a portrait takes. */
const PORTRAIT = 450;
const TRINKET = 300;

/** The portrait over a space. Its space is the button; this is what a finger drags. */
function GuestToken(props: PlanProps & { readonly guest: PlacedGuest }) {
  const { box, guest, held, opinion, carry, onPick, disabled } = props;
  return (
    <span
      className={styles.token}
      data-held={guest.id === held}
      data-hidden={opinion.hidden.includes(guest.id)}
      data-fault={opinion.atFault.has(guest.id)}
      style={{ ...onPlan(box, withinPlan(box, guest, PORTRAIT)), width: share(PORTRAIT, box.width) }}
      aria-hidden="true"
      onPointerDown={disabled ? undefined : (event) => grip(props, event, guest)}
      onClick={() => !disabled && !carry.swallowClick() && onPick(guest.id === held ? null : guest.id)}
    >
      <Portrait guest={guest.id} />
    </span>
  );
}

/** A decoration on the table, or a figure in no space, is a separate button. */
function LooseToken(props: PlanProps & { readonly piece: PieceId; readonly placed: Placed }) {
  const { box, piece, placed, draft, strict, held, opinion, carry, onPick, disabled } = props;
  const { id } = placed;
  const size = isDecoration(id) ? TRINKET : PORTRAIT;
  const press = (event: KeyboardEvent) => {
    const way = event.altKey ? directionOfKey(event.key) : undefined;
    if (way !== undefined) {
      event.preventDefault();
      draft.settle(nudge(draft.scene, piece, stepTowards(way, event.shiftKey ? BIG_NUDGE : NUDGE), strict));
    } else if (event.key === 'Delete' || event.key === 'Backspace') draft.settle(takeOff(draft.scene, piece));
    else if (event.key === 'Escape') onPick(null);
  };
  return (
    <button
      type="button"
      className={isDecoration(id) ? styles.trinket : styles.token}
      data-held={piece === held}
      data-fault={opinion.atFault.has(id)}
      data-hidden={opinion.hidden.some((guest) => guest === id)}
      style={{ ...onPlan(box, withinPlan(box, placed, size)), width: share(size, box.width) }}
      aria-label={describe(props, piece)}
      disabled={disabled}
      onPointerDown={(event) => grip(props, event, placed, piece)}
      onClick={() => !carry.swallowClick() && onPick(piece === held ? null : piece)}
      onKeyDown={press}
    >
      {isDecoration(id) ? <Figure of={id} /> : <Portrait guest={id} />}
    </button>
  );
}

function grip({ plan, box, surface, carry }: PlanProps, event: PointerEvent, placed: Placed, piece: PieceId = placed.id): void {
  const panel = plan.current?.getBoundingClientRect();
  if (panel === undefined) return;
  const foot = {
    x: panel.left + ((placed.x - box.left) / box.width) * panel.width,
    y: panel.top + ((placed.z - box.back) / box.depth) * panel.height,
  };
  carry.begin(event, piece, { surface, foot });
}

/** What happens to the selected guest, once the photo is judged. */
function heldText(props: PlanProps): string | null {
  const { draft, held, opinion, words } = props;
  if (held === null || draft.isMoving || opinion.scene !== draft.scene) return null;
  const placed = placedIn(draft.scene, held);
  const space = placed === undefined ? undefined : spaceUnder(placed);
  if (placed === undefined) return words.t('picture-perfect.studio.pickedUp', { figure: figureName(words, kindOf(held)) });
  return space === undefined ? describe(props, held) : `${space}, ${describe(props, held)}`;
}

function describe({ draft, held, opinion, sightOf, words }: PlanProps, piece: PieceId): string {
  const id = kindOf(piece);
  const figure = figureName(words, id);
  const placed = placedIn(draft.scene, piece);
  const where = isDecoration(id) ? 'picture-perfect.studio.onTable' : 'picture-perfect.studio.elsewhere';
  return [
    placed !== undefined && spaceUnder(placed) !== undefined && !isDecoration(id) ? figure : words.t(where, { figure }),
    ...(placed === undefined || isDecoration(id) ? [] : [sightOf(opinion, id)].filter((text) => text !== '')),
    ...(opinion.atFault.has(id) ? [words.t('picture-perfect.studio.atFault')] : []),
    ...(piece === held ? [words.t('picture-perfect.studio.held')] : []),
  ].join(', ');
}

const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;
