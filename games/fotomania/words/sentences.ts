import type { Seat } from '@parlour/kernel';
import { describeBy, overSentence, type SeatName, type Sentence, type Turn, type Words, waitedFor, youOrOther } from '@parlour/words';
import type { Back, Card, Colour, Event, Seen, View } from '../rules/index.ts';

export const fotomaniaColourName = (words: Words, colour: Colour): string => words.t(`fotomania.colour.${colour}`);

export const fotomaniaCardName = (words: Words, { colour, number }: Card): string =>
  words.t('fotomania.card', { colour: fotomaniaColourName(words, colour), number });

export const fotomaniaBackName = (words: Words, { colour, half }: Back): string =>
  words.t('fotomania.back', { colour: fotomaniaColourName(words, colour), half });

const nameSeen = (words: Words, seen: Seen): string =>
  seen.face === 'up' ? fotomaniaCardName(words, seen.card) : fotomaniaBackName(words, seen.back);

export const describeFotomania = describeBy(eventSentence);

function eventSentence(words: Words, event: Event, who: SeatName, you: Seat | null): Sentence {
  switch (event.type) {
    case 'began': {
      const leftOut = event.leftOut.map((colour) => fotomaniaColourName(words, colour));
      const values = { who: who(event.starter), n: leftOut.length, leftOut: words.list(leftOut) };
      return { key: `fotomania.event.began.${youOrOther(event.starter, you)}`, values };
    }
    case 'took': {
      const cards = words.list(event.cards.map((seen) => nameSeen(words, seen)));
      const values = { who: who(event.seat), n: event.cards.length, side: event.side, row: event.row + 1, cards };
      return { key: `fotomania.event.took.${youOrOther(event.seat, you)}`, values };
    }
    case 'advanced':
      return {
        key: `fotomania.event.advanced.${youOrOther(event.seat, you)}`,
        values: { who: who(event.seat), from: event.from + 1, to: event.to + 1 },
      };
    case 'photo': {
      const values = { who: who(event.seat), card: fotomaniaCardName(words, event.card) };
      if (event.focus === 'sharp') return { key: `fotomania.event.photo.sharp.${youOrOther(event.seat, you)}`, values };
      const why = words.t(`fotomania.blur.${event.focus}`);
      return { key: `fotomania.event.photo.blurred.${youOrOther(event.seat, you)}`, values: { ...values, why } };
    }
    case 'goodPhoto': {
      const values = { who: who(event.seat), colour: fotomaniaColourName(words, event.colour) };
      return { key: `fotomania.event.goodPhoto.${youOrOther(event.seat, you)}`, values };
    }
    case 'cleared':
    case 'filled':
      return { key: `fotomania.event.${event.type}`, values: { n: event.places.length } };
    case 'moved':
      return { key: 'fotomania.event.moved', values: { card: fotomaniaCardName(words, event.card) } };
    case 'sunset':
    case 'finale':
      return { key: `fotomania.event.${event.type}`, values: {} };
    case 'discarded':
      return { key: `fotomania.event.discarded.${youOrOther(event.seat, you)}`, values: { who: who(event.seat) } };
    case 'missed': {
      const prize = event.goodPhoto ? 'yes' : 'no';
      const values = { who: who(event.seat), card: fotomaniaCardName(words, event.card), n: event.spoilt, prize };
      return { key: `fotomania.event.missed.${youOrOther(event.seat, you)}`, values };
    }
    case 'over': {
      const tally = event.scores.map((n, seat) => words.t('fotomania.event.tally', { who: who(seat), n })).join(', ');
      return { key: 'fotomania.event.over', values: { tally } };
    }
  }
}

/** The status line: what is happening, and what the reader can do. */
export function fotomaniaStatus(words: Words, { view, waiting, over }: Turn<View>, who: SeatName, you: Seat | null): Sentence {
  if (over !== null) return overSentence('fotomania', words, over, who, you);
  switch (view.phase) {
    case 'take':
      return { key: `fotomania.now.take.${youOrOther(view.turn, you)}`, values: { who: who(view.turn) } };
    case 'advance':
      return { key: `fotomania.now.advance.${youOrOther(view.turn, you)}`, values: { who: who(view.turn), n: view.taken } };
    default: {
      const moment = view.phase === 'sunset' ? 'sunset' : 'finale';
      if (you !== null && waiting.includes(you)) return { key: `fotomania.now.${moment}.you`, values: {} };
      return { key: `fotomania.now.${moment}.wait`, values: { names: waitedFor(words, waiting.map(who)) } };
    }
  }
}
