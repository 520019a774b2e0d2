import { useAnnounced } from '@parlour/ui/announcer/useAnnounced.ts';
import { cssVars } from '@parlour/ui/css-vars.ts';
import type { Words } from '@parlour/words';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { fotomania, type PhotoPreview } from '../rules/index.ts';
import { type AdvanceDraft, canPickUp, moveTo, orderOf, pickUp, placeUnder, putDown } from './advance-draft.ts';
import { CardBack, HiddenCard, Photo } from './art/Photo.tsx';
import type { HandProps } from './Hand.tsx';
import styles from './HandFilm.module.css';
import { type HandCard, visibleHand } from './hand-cards.ts';
import { handCardLabel, seenLabel } from './labels.ts';
import placeStyles from './Place.module.css';

/** How far a pointer moves before it drags. */
const DRAG_PX = 5;

const ARROWS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export function HandFilm(props: HandProps) {
  const { view, seat, whose, fullState, draft, words } = props;
  const hand = visibleHand(view, seat, whose, fullState);
  const order = orderOf(hand.length, draft);
  const strip = useRef<HTMLOListElement>(null);
  const winder = useWinder(props, hand.length, order, strip);
  useAnnounced(draft?.held === true ? words.t('fotomania.board.hand.lifted') : null);
  return (
    <ol
      ref={strip}
      className={styles.film}
      style={cssVars({ '--count': Math.max(3, hand.length) })}
      data-size={hand.length}
      data-dense
      data-decision={winder.on ? '' : undefined}
    >
      {draft?.held && draft.to > draft.from && (
        <>
          <li className={styles.target} style={cssVars({ '--at': draft.to })} aria-hidden="true" />
          <li className={styles.way} style={cssVars({ '--from': draft.from, '--to': draft.to })} aria-hidden="true">
            <svg viewBox="0 0 100 36" width="100%" height="100%" preserveAspectRatio="none">
              <path d="M0 36C6 4 70 -8 100 14" />
            </svg>
          </li>
        </>
      )}
      {hand.map((card, place) => (
        <Frame key={keyOf(card, place)} {...props} card={card} place={place} at={order.indexOf(place)} winder={winder} />
      ))}
    </ol>
  );
}

const keyOf = (card: HandCard, place: number): string => (card?.face === 'up' ? card.card.colour + card.card.number : String(place));

interface FrameProps extends HandProps {
  readonly card: HandCard;
  /** Where the card lies in the hand, from the back. */
  readonly place: number;
  /** Where it would lie after the advance. */
  readonly at: number;
  readonly winder: Winder;
}

const focusOf = ({ focus }: PhotoPreview): 'sharp' | 'blurred' => (focus === 'sharp' ? 'sharp' : 'blurred');

function FrameCard({ card, soft, words }: { readonly card: HandCard; readonly soft: boolean; readonly words: Words }) {
  if (card === null) return <HiddenCard />;
  if (card.face === 'up') return <Photo colour={card.card.colour} number={card.card.number} soft={soft} />;
  const { colour, half } = card.back;
  return <CardBack colour={colour} half={half} word={words.t(`fotomania.board.half.${half}`)} />;
}

function Frame(props: FrameProps) {
  const { card, place, at, draft, shots, words, winder, view, whose } = props;
  const index = shots.findIndex((shot) => shot.place === place);
  const shot = shots[index];
  const size = view.handSizes[whose] ?? 0;
  const { isLifted, isGoal, isMoved } = statesOf(draft, place);
  const focus = shot === undefined ? undefined : focusOf(shot);
  const drawn = <FrameCard card={card} soft={focus === 'blurred'} words={words} />;
  return (
    <li
      className={styles.frame}
      style={cssVars({ '--at': at })}
      data-lifted={isLifted}
      data-goal={isGoal}
      data-moved={isMoved}
      data-focus={focus}
      data-spot={`hand-${place}`}
    >
      {card?.face === 'up' && winder.on ? (
        <button
          type="button"
          aria-label={handCardLabel(words, card.card, at, size, shot === undefined ? null : { order: index + 1, focus: shot.focus })}
          aria-pressed={isLifted}
          aria-disabled={!isGoal && !canPickUp(place, size)}
          data-place={at}
          tabIndex={at === winder.stop ? 0 : -1}
          {...winder.handlers(place)}
        >
          {drawn}
        </button>
      ) : (
        <span role="img" aria-label={card === null ? words.t('fotomania.board.hand.unseen') : seenLabel(words, card)}>
          {drawn}
        </span>
      )}
      {focus !== undefined && <FocusTag focus={focus} turn={index + 1} words={words} />}
    </li>
  );
}

/** What the draft makes of the card at a place: picked up, a place it may go to, or moved. */
function statesOf(draft: AdvanceDraft | null, place: number) {
  if (draft === null) return { isLifted: false, isGoal: false, isMoved: false };
  const isFrom = draft.from === place;
  return { isLifted: isFrom && draft.held, isGoal: draft.held && place > draft.from, isMoved: isFrom && draft.to > draft.from };
}

function FocusTag({ focus, turn, words }: { readonly focus: 'sharp' | 'blurred'; readonly turn: number; readonly words: Words }) {
  return (
    <>
      <b className={`${placeStyles.place} ${styles.turn}`}>{turn}</b>
      <span className={styles.tag} data-focus={focus}>
        <span>{words.t(`fotomania.board.tag.${focus}`)}</span>
        <small>{focus === 'sharp' ? words.t('fotomania.board.tag.sharp') : '−2'}</small>
      </span>
    </>
  );
}

interface Winder {
  /** Whether cards can be picked up now. */
  readonly on: boolean;
  /** The place the Tab key stops at. */
  readonly stop: number;
  handlers(place: number): object;
}

/** Picks up, carries and drops: by pointer, by taps, or by keys. */
function useWinder(props: HandProps, size: number, order: readonly number[], strip: { current: HTMLOListElement | null }): Winder {
  const { view, seat, whose, legal, draft, onWind, tools } = props;
  const grip = useRef<{ readonly x: number; dragging: boolean } | null>(null);
  const on = seat === whose && legal.some((move) => move.do === 'advance');

  const pick = (place: number): AdvanceDraft | null => {
    if (draft?.from === place) return { ...draft, held: true };
    const lifted = pickUp(place, size);
    if (lifted === null && seat !== null) {
      const refusal = fotomania.check(view, seat, { do: 'advance', from: place, to: place });
      if (refusal !== undefined) tools.explain(refusal);
    }
    return lifted;
  };
  const turnTo = (next: AdvanceDraft | null) => {
    if (next !== null && next.to !== draft?.to) tools.play('tick');
    onWind(next);
  };
  const drop = (next: AdvanceDraft) => {
    turnTo(putDown(next));
    tools.play('card');
  };
  const under = (x: number): number => {
    const box = strip.current?.getBoundingClientRect();
    return box === undefined ? 0 : placeUnder(x - box.left, box.width / size, size);
  };

  const tap = (place: number) => {
    if (draft?.held && draft.from !== place) return drop(moveTo(draft, order.indexOf(place), size));
    if (draft?.held) return onWind(putDown(draft));
    lift(place);
  };

  const lift = (place: number) => {
    const lifted = pick(place);
    if (lifted !== null) onWind(lifted);
  };

  const dropAtKey = (held: AdvanceDraft) => {
    drop(held);
    if (held.to > held.from) queueMicrotask(() => document.querySelector<HTMLElement>('[data-shutter]')?.focus());
  };

  const onKeyDown = (place: number) => (event: KeyboardEvent<HTMLElement>) => {
    const step = ARROWS[event.key] ?? 0;
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (event.key === 'Escape' && draft !== null) onWind(null);
    else if (step !== 0 && draft?.held) turnTo(moveTo(draft, draft.to + step, size));
    else if (step !== 0) focusOn(strip.current, order.indexOf(place) + step);
    else if (isPress && draft?.held) dropAtKey(draft);
    else if (isPress) lift(place);
    else return;
    event.preventDefault();
  };

  return {
    on,
    stop: draft === null ? 0 : order.indexOf(draft.from),
    handlers: (place) => ({
      onKeyDown: onKeyDown(place),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        grip.current = { x: event.clientX, dragging: false };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const held = grip.current;
        if (held === null || (!held.dragging && Math.abs(event.clientX - held.x) < DRAG_PX)) return;
        const lifted = draft?.held && draft.from === place ? draft : pick(place);
        if (lifted === null) {
          grip.current = null;
          return;
        }
        held.dragging = true;
        turnTo(moveTo(lifted, under(event.clientX), size));
      },
      onPointerUp: () => {
        const dragged = grip.current?.dragging === true;
        const tapped = grip.current?.dragging === false;
        grip.current = null;
        if (dragged && draft?.held) drop(draft);
        else if (tapped) tap(place);
      },
      onPointerCancel: () => {
        if (grip.current?.dragging) onWind(null);
        grip.current = null;
      },
    }),
  };
}

function focusOn(strip: HTMLElement | null, place: number): void {
  strip?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
}
