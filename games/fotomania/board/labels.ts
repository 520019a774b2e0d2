import type { Seat } from '@parlour/kernel';
import type { BoardScene } from '@parlour/ui/board/game-ui.ts';
import { seatNames } from '@parlour/ui/board/seat-names.ts';
import { renderRichText } from '@parlour/ui/words/useWords.ts';
import { type Words } from '@parlour/words';
import type { ReactNode } from 'react';
import {
  blurredIn,
  type Card,
  type Colour,
  type Focus,
  type FotomaniaTypes,
  type Frame,
  type PhotoPreview,
  possibleSunsetDraws,
  type Seen,
  type Strip,
} from '../rules/index.ts';
import { fotomaniaBackName, fotomaniaCardName, fotomaniaColourName, fotomaniaStatus } from '../words/sentences.ts';

export function statusLine({ words, view, waiting, over, players, seat }: BoardScene<FotomaniaTypes>): ReactNode {
  const { key, values } = fotomaniaStatus(words, { view, waiting, over }, seatNames(players), seat);
  return renderRichText(words.rich(key, values));
}

export const playerName = ({ words, players, seat: you }: BoardScene<FotomaniaTypes>, seat: Seat): string =>
  seat === you ? words.t('fotomania.board.you') : seatNames(players)(seat);

export const seenLabel = (words: Words, seen: Seen): string =>
  seen.face === 'up' ? fotomaniaCardName(words, seen.card) : fotomaniaBackName(words, seen.back);

/** An out-of-focus photo has no number, not even in its label (F-36). */
const frameLabel = (words: Words, frame: Frame): string =>
  frame.face === 'up' ? String(frame.number) : words.t('fotomania.board.blurred');

export function stripLabel(words: Words, strip: Strip): string {
  const colour = fotomaniaColourName(words, strip.colour);
  if (strip.frames.length === 0) return words.t('fotomania.board.strip.none', { colour });
  const frames = words.list(strip.frames.map((frame) => frameLabel(words, frame)));
  return words.t('fotomania.board.strip', { colour, direction: words.t(`fotomania.board.direction.${strip.direction}`), frames });
}

export function stripSummary(words: Words, strip: Strip): string {
  return words.t('fotomania.board.strip.summary', {
    colour: fotomaniaColourName(words, strip.colour),
    n: strip.sharp,
    blurred: blurredIn(strip),
  });
}

/** Why a photo would be out of focus, measured from the strip it would join. */
export function whyBlurred(words: Words, focus: Exclude<Focus, 'sharp'>, last: number | null): string {
  return words.t(`fotomania.board.why.${focus}`, { last: last ?? 0 });
}

/** The results of the next photos, one after the other. */
export function previewText(words: Words, shots: readonly PhotoPreview[], moved: boolean): string {
  const photos = shots.map(({ card, focus, goodPhoto }) =>
    words.t(
      focus !== 'sharp'
        ? 'fotomania.board.preview.blurred'
        : goodPhoto
          ? 'fotomania.board.preview.goodPhoto'
          : 'fotomania.board.preview.sharp',
      {
        card: fotomaniaCardName(words, card),
      },
    ),
  );
  return words.t(moved ? 'fotomania.board.preview.here' : 'fotomania.board.preview.now', { shots: words.list(photos) });
}

/** How near Sunset is; shorter where there is no room. */
export function sunsetText({ words, view }: BoardScene<FotomaniaTypes>, short: boolean): string {
  if (view.phase === 'sunset') return words.t('fotomania.board.sunset.now');
  const ahead = possibleSunsetDraws(view);
  if (ahead === null) return words.t(short ? 'fotomania.board.sunset.passed.short' : 'fotomania.board.sunset.passed');
  if (ahead.earliest === 1)
    return words.t(short ? 'fotomania.board.sunset.next.short' : 'fotomania.board.sunset.next', { n: ahead.latest });
  return words.t(short ? 'fotomania.board.sunset.between.short' : 'fotomania.board.sunset.between', {
    from: ahead.earliest,
    to: ahead.latest,
  });
}

export function handCardLabel(words: Words, card: Card, place: number, size: number, shot: { order: number; focus: Focus } | null): string {
  const label = words.t('fotomania.board.hand.card', { card: fotomaniaCardName(words, card), place: place + 1, size });
  if (shot === null) return label;
  const focus = words.t(shot.focus === 'sharp' ? 'fotomania.board.tag.sharp' : 'fotomania.board.tag.blurred');
  return `${label} ${words.t('fotomania.board.hand.plays', { n: shot.order, focus })}`;
}

export const medalLabel = (words: Words, colour: Colour, state: string): string =>
  words.t('fotomania.board.award.label', { colour: fotomaniaColourName(words, colour), state });
