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
import {
  activeSeat,
  type Event,
  isOpening,
  type MaskKind,
  type Purse,
  type Spot,
  type Targets,
  targetsOf,
  type View,
} from '../rules/index.ts';
import { maskWithArticle } from './mask-names.ts';

export const announceSpeech = (words: Words, mask: MaskKind): string =>
  words.t('mascarade.say.announce', { mask: maskWithArticle(words, mask) });

export const describeMascarade = describeBy(eventSentence);

function eventSentence(words: Words, event: Event, who: SeatName, you: Seat | null): Sentence {
  const name = (seat: Seat): string => (seat === you ? words.t('mascarade.you') : who(seat));
  switch (event.type) {
    case 'dealt':
      return { key: `mascarade.event.dealt.${youOrOther(event.first, you)}`, values: { who: who(event.first) } };
    case 'covered':
      return { key: 'mascarade.event.covered', values: {} };
    case 'looked':
    case 'peeked':
      if (event.mask !== null) return { key: `mascarade.event.${event.type}.seen`, values: { mask: maskWithArticle(words, event.mask) } };
      return { key: `mascarade.event.${event.type}.${youOrOther(event.seat, you)}`, values: { who: who(event.seat) } };
    case 'exchanged':
      return exchange(words, event, who, you);
    case 'announced':
      return {
        key: `mascarade.event.announced.${youOrOther(event.seat, you)}`,
        values: { who: who(event.seat), speech: announceSpeech(words, event.mask) },
      };
    case 'answered': {
      const values = { who: who(event.seat), speech: words.t(`mascarade.say.${event.answer}`) };
      return { key: `mascarade.event.${event.answer}.${youOrOther(event.seat, you)}`, values };
    }
    case 'revealed':
      return {
        key: `mascarade.event.revealed.${youOrOther(event.seat, you)}`,
        values: { who: who(event.seat), mask: maskWithArticle(words, event.mask) },
      };
    case 'used': {
      const values = { who: who(event.seat), mask: maskWithArticle(words, event.mask), proven: event.proven ? 'yes' : 'no' };
      return { key: `mascarade.event.used.${youOrOther(event.seat, you)}`, values };
    }
    case 'fizzled':
    case 'declined':
      return { key: `mascarade.event.${event.type}.${youOrOther(event.seat, you)}`, values: { who: who(event.seat) } };
    case 'paid':
      return payment(event, who, you);
    case 'traded': {
      const [mine, theirs] = event.coins;
      const values = { from: who(event.seat), to: who(event.with), mine, theirs };
      return { key: `mascarade.event.traded.${giverOrReceiver(event.seat, event.with, you)}`, values };
    }
    case 'picked':
    case 'juggled': {
      const [one, other] = event.pair;
      const values = { who: who(event.seat), one: name(one), other: name(other) };
      if (event.type === 'juggled' && event.sleight !== null)
        return { key: 'mascarade.event.juggled.seen', values: { ...values, sleight: event.sleight } };
      return { key: `mascarade.event.${event.type}.${youOrOther(event.seat, you)}`, values };
    }
    case 'spied': {
      const values = { from: who(event.seat), to: who(event.on) };
      if (event.masks === null) return { key: `mascarade.event.spied.${giverOrReceiver(event.seat, event.on, you)}`, values };
      const [mine, theirs] = event.masks.map((mask) => maskWithArticle(words, mask));
      return { key: 'mascarade.event.spied.seen', values: { ...values, mine: mine ?? '', theirs: theirs ?? '' } };
    }
    case 'returned': {
      const values = { from: who(event.seat), to: who(event.with) };
      if (event.sleight !== null) return { key: 'mascarade.event.returned.seen', values: { ...values, sleight: event.sleight } };
      return { key: `mascarade.event.returned.${giverOrReceiver(event.seat, event.with, you)}`, values };
    }
    case 'questioned':
      return {
        key: `mascarade.event.questioned.${giverOrReceiver(event.seat, event.victim, you)}`,
        values: { from: who(event.seat), to: who(event.victim) },
      };
    case 'confessed': {
      const values = { who: who(event.seat), said: maskWithArticle(words, event.said), mask: maskWithArticle(words, event.mask) };
      return { key: `mascarade.event.${event.said === event.mask ? 'right' : 'wrong'}.${youOrOther(event.seat, you)}`, values };
    }
    case 'shown': {
      if (event.mask !== null)
        return { key: 'mascarade.event.shown.seen', values: { victim: who(event.victim), mask: maskWithArticle(words, event.mask) } };
      return { key: `mascarade.event.shown.${youOrOther(event.victim, you)}`, values: { victim: who(event.victim) } };
    }
    case 'moved': {
      const [one, other] = event.pair;
      if (you === one || you === other) return { key: 'mascarade.event.moved.you', values: { other: who(you === one ? other : one) } };
      return { key: 'mascarade.event.moved.other', values: { one: who(one), other: who(other) } };
    }
    case 'ended':
      return { key: `mascarade.event.ended.${event.by}`, values: {} };
  }
}

function exchange(words: Words, event: Extract<Event, { type: 'exchanged' }>, who: SeatName, you: Seat | null): Sentence {
  const values = { who: who(event.seat), with: spotName(words, event.with, who) };
  if (event.sleight !== null) return { key: 'mascarade.event.exchanged.seen', values: { ...values, sleight: event.sleight } };
  if ('seat' in event.with && event.with.seat === you) return { key: 'mascarade.event.exchanged.yours', values };
  return { key: `mascarade.event.exchanged.${youOrOther(event.seat, you)}`, values };
}

const spotName = (words: Words, spot: Spot, who: SeatName): string =>
  'seat' in spot ? who(spot.seat) : words.t('mascarade.centre', { n: spot.centre + 1 });

function payment({ from, to, coins }: { from: Purse; to: Purse; coins: number }, who: SeatName, you: Seat | null): Sentence {
  if (typeof from === 'number' && typeof to === 'number') {
    return { key: `mascarade.event.paid.${giverOrReceiver(from, to, you)}`, values: { from: who(from), to: who(to), coins } };
  }
  if (typeof from === 'number') return { key: `mascarade.event.fine.${youOrOther(from, you)}`, values: { who: who(from), coins } };
  const seat = Number(to);
  return { key: `mascarade.event.${from}.${youOrOther(seat, you)}`, values: { who: who(seat), coins } };
}

/** The status line: what is happening, and what the reader can do. */
export function mascaradeStatus(words: Words, { view, waiting, over }: Turn<View>, who: SeatName, you: Seat | null): Sentence {
  if (over !== null) return overSentence('mascarade', words, over, who, you);
  const active = activeSeat(view);
  const user = view.power?.seat ?? active;
  const asked = you !== null && waiting.includes(you);
  const mask = view.announced === null ? '' : maskWithArticle(words, view.announced);
  switch (view.phase) {
    case 'memorise':
      return asked
        ? { key: 'mascarade.now.memorise.you', values: {} }
        : { key: 'mascarade.now.memorise.wait', values: { names: waitedFor(words, waiting.map(who)) } };
    case 'claim':
      if (you === active) return { key: 'mascarade.now.claim.announcer', values: { mask } };
      return { key: `mascarade.now.claim.${asked ? 'you' : 'other'}`, values: { who: who(active), mask } };
    case 'cloth':
      return { key: `mascarade.now.cloth.${youOrOther(user, you)}`, values: { who: who(user) } };
    case 'power':
      return { key: `mascarade.now.power.${choiceOf(view, user === you)}`, values: { who: who(user), mask } };
    case 'name': {
      const values = { who: who(user), victim: view.victim === null ? '' : who(view.victim) };
      return { key: view.victim === you ? 'mascarade.now.name.you' : 'mascarade.now.name.other', values };
    }
    default:
      if (you !== active) return { key: 'mascarade.now.turn.other', values: { who: who(active) } };
      return { key: `mascarade.now.turn.${turnOf(view, active)}`, values: {} };
  }
}

/** What the power asks of the reader, if it is theirs. */
function choiceOf(view: View, isYours: boolean): Exclude<Targets, 'none'> | 'other' {
  const targets = targetsOf(view.power?.mask);
  return isYours && targets !== 'none' ? targets : 'other';
}

function turnOf(view: View, seat: Seat): 'opening' | 'owes' | 'barred' | 'you' {
  if (isOpening(view)) return 'opening';
  if (view.owesLook[seat] === true) return 'owes';
  return view.barred ? 'barred' : 'you';
}
