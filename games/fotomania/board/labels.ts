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
  const { key, values } = fotomaniaStatus(words, view, waiting, over, seatNames(players), seat);
  return renderRichText(words.rich(key, values));
}

export const playerName = ({ words, players, seat: you }: BoardScene<FotomaniaTypes>, seat: Seat): string =>
  seat === you ? words.t('foto.you') : seatNames(players)(seat);

export const seenLabel = (words: Words, seen: Seen): string =>
  seen.face === 'up' ? fotomaniaCardName(words, seen.card) : fotomaniaBackName(words, seen.back);

/** An out-of-focus photo has no number, not even in its label (F-36). */
const frameLabel = (words: Words, frame: Frame): string => (frame.face === 'up' ? String(frame.number) : words.t('foto.blurred'));

export function stripLabel(words: Words, strip: Strip): string {
  const colour = fotomaniaColourName(words, strip.colour);
  if (strip.frames.length === 0) return words.t('foto.strip.none', { colour });
  const frames = words.list(strip.frames.map((frame) => frameLabel(words, frame)));
  return words.t('foto.strip', { colour, direction: words.t(`foto.direction.${strip.direction}`), frames });
}

export function stripSummary(words: Words, strip: Strip): string {
  return words.t('foto.strip.summary', { colour: fotomaniaColourName(words, strip.colour), n: strip.sharp, blurred: blurredIn(strip) });
}

/** Why a photo would be out of focus, measured from the strip it would join. */
export function whyBlurred(words: Words, focus: Exclude<Focus, 'sharp'>, last: number | null): string {
  return words.t(`foto.why.${focus}`, { last: last ?? 0 });
}

/** What the shots to come will be, one after the other. */
export function previewText(words: Words, shots: readonly PhotoPreview[], moved: boolean): string {
  const told = shots.map(({ card, focus, goodPhoto }) =>
    words.t(focus !== 'sharp' ? 'foto.preview.blurred' : goodPhoto ? 'foto.preview.goodPhoto' : 'foto.preview.sharp', {
      card: fotomaniaCardName(words, card),
    }),
  );
  return words.t(moved ? 'foto.preview.here' : 'foto.preview.now', { shots: words.list(told) });
}

/** How near the sun stands; shorter where there is no room. */
export function sunsetText({ words, view }: BoardScene<FotomaniaTypes>, short: boolean): string {
  if (view.phase === 'sunset') return words.t('foto.sunset.now');
  const ahead = possibleSunsetDraws(view);
  if (ahead === null) return words.t('foto.sunset.passed');
  if (ahead.earliest === 1) return words.t(short ? 'foto.sunset.next.short' : 'foto.sunset.next', { n: ahead.latest });
  return words.t(short ? 'foto.sunset.between.short' : 'foto.sunset.between', { from: ahead.earliest, to: ahead.latest });
}

export function handCardLabel(words: Words, card: Card, place: number, size: number, shot: { order: number; focus: Focus } | null): string {
  const label = words.t('foto.hand.card', { card: fotomaniaCardName(words, card), place: place + 1, size });
  if (shot === null) return label;
  const focus = words.t(shot.focus === 'sharp' ? 'foto.tag.sharp' : 'foto.tag.blurred');
  return `${label} ${words.t('foto.hand.plays', { n: shot.order, focus })}`;
}

export const medalLabel = (words: Words, colour: Colour, state: string): string =>
  words.t('foto.award.label', { colour: fotomaniaColourName(words, colour), state });
