import type { Seat } from '@parlour/kernel';
import {
  describeBy,
  giverOrReceiver,
  overSentence,
  type SeatName,
  type Sentence,
  type Turn,
  type Words,
  waitedFor,
  youOrOther,
} from '@parlour/words';
import type { Event, ObjectId, View } from '../rules/index.ts';
import { objectNoun, objectPhrase } from './object-names.ts';

export const offerSpeech = (words: Words, said: ObjectId): string =>
  words.t('thats-not-a-hat.say.offer', { gift: objectPhrase(words, said, 'nice') });

export function refuseSpeech(words: Words, said: ObjectId): string {
  const { name, form } = objectNoun(words, said);
  return words.t('thats-not-a-hat.say.refuse', { form, object: name, gift: objectPhrase(words, said, 'a') });
}

export const describeHat = describeBy(eventSentence);

function eventSentence(words: Words, event: Event, who: SeatName, you: Seat | null): Sentence {
  switch (event.type) {
    case 'round':
      return {
        key: `thats-not-a-hat.event.round.${youOrOther(event.starter, you)}`,
        values: { round: event.round, who: who(event.starter) },
      };
    case 'drew':
      return {
        key: `thats-not-a-hat.event.drew.${youOrOther(event.seat, you)}`,
        values: { who: who(event.seat), gift: objectPhrase(words, event.object, 'a') },
      };
    case 'turned':
      return { key: `thats-not-a-hat.event.turned.${youOrOther(event.seat, you)}`, values: { who: who(event.seat), arrow: event.arrow } };
    case 'took': {
      const values = { who: who(event.seat), arrow: event.arrow };
      if (event.object === null) return { key: `thats-not-a-hat.event.took.wrapped.${youOrOther(event.seat, you)}`, values };
      return {
        key: `thats-not-a-hat.event.took.open.${youOrOther(event.seat, you)}`,
        values: { ...values, gift: objectPhrase(words, event.object, 'the') },
      };
    }
    case 'gave': {
      const values = { from: who(event.from), to: who(event.to), speech: offerSpeech(words, event.said) };
      return { key: `thats-not-a-hat.event.gave.${giverOrReceiver(event.from, event.to, you)}`, values };
    }
    case 'thanked':
      return {
        key: `thats-not-a-hat.event.thanked.${youOrOther(event.seat, you)}`,
        values: { who: who(event.seat), gift: objectPhrase(words, event.said, 'the') },
      };
    case 'refused': {
      const caught = event.wrong === event.giver;
      const reveal = objectPhrase(words, event.object, caught ? 'is' : 'indeed');
      return {
        key: `thats-not-a-hat.event.${caught ? 'caught' : 'mistaken'}.${giverOrReceiver(event.giver, event.seat, you)}`,
        values: { who: who(event.seat), giver: who(event.giver), reveal },
      };
    }
    case 'roundOver': {
      const tally = event.penalties.map((n, seat) => words.t('thats-not-a-hat.event.tally', { who: who(seat), n })).join(', ');
      return { key: 'thats-not-a-hat.event.roundOver', values: { round: event.round, tally } };
    }
  }
}

/**
 * The status line: what is happening, and what the reader can do. A key and its values rather than a text,
 * so that a screen can style the part in `<em>` and a terminal can leave it plain.
 */
export function hatStatus(words: Words, { view, waiting, over }: Turn<View>, who: SeatName, you: Seat | null): Sentence {
  if (over !== null) return overSentence('thats-not-a-hat', words, over, who, you);
  const { giver, receiver, said, moving } = view;
  if (view.phase === 'ready') {
    if (you !== null && waiting.includes(you)) return { key: 'thats-not-a-hat.now.ready.you', values: {} };
    return { key: 'thats-not-a-hat.now.ready.wait', values: { names: waitedFor(words, waiting.map(who)) } };
  }
  if (view.phase === 'show' && moving?.face === 'up') {
    return {
      key: `thats-not-a-hat.now.show.${youOrOther(giver, you)}`,
      values: { who: who(giver), gift: objectPhrase(words, moving.object, 'a') },
    };
  }
  const between = { from: who(giver), to: receiver === null ? '' : who(receiver) };
  if (said === null) return { key: `thats-not-a-hat.now.name.${giverOrReceiver(giver, receiver, you)}`, values: between };
  return {
    key: `thats-not-a-hat.now.answer.${giverOrReceiver(giver, receiver, you)}`,
    values: { ...between, gift: objectPhrase(words, said, 'nice') },
  };
}
