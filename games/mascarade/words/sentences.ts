import type { Outcome, Seat } from '@parlour/kernel';
import type { MessageKey, MessageValues, SeatName, Words } from '@parlour/words';
import { waitedFor } from '@parlour/words';
import { activeSeat, type Event, isOpening, type MaskKind, type Purse, type Spot, type View } from '../rules/index.ts';
import { maskWithArticle } from './mask-names.ts';

interface Telling {
  readonly key: MessageKey;
  readonly values: MessageValues;
}

export const announceSpeech = (words: Words, mask: MaskKind): string =>
  words.t('mascarade.say.announce', { mask: maskWithArticle(words, mask) });

/** An event in one sentence. `you` is the reader's seat, null for a spectator. */
export function describeMascarade(words: Words, event: Event, who: SeatName, you: Seat | null): string {
  const { key, values } = telling(words, event, who, you);
  return words.t(key, values);
}

function telling(words: Words, event: Event, who: SeatName, you: Seat | null): Telling {
  const name = (seat: Seat): string => (seat === you ? words.t('mascarade.you') : who(seat));
  switch (event.type) {
    case 'dealt':
      return { key: `mascarade.event.dealt.${self(event.first, you)}`, values: { who: who(event.first) } };
    case 'covered':
      return { key: 'mascarade.event.covered', values: {} };
    case 'looked':
    case 'peeked':
      if (event.mask !== null) return { key: `mascarade.event.${event.type}.seen`, values: { mask: maskWithArticle(words, event.mask) } };
      return { key: `mascarade.event.${event.type}.${self(event.seat, you)}`, values: { who: who(event.seat) } };
    case 'exchanged':
      return exchange(words, event, who, you);
    case 'announced':
      return {
        key: `mascarade.event.announced.${self(event.seat, you)}`,
        values: { who: who(event.seat), speech: announceSpeech(words, event.mask) },
      };
    case 'answered': {
      const values = { who: who(event.seat), speech: words.t(`mascarade.say.${event.answer}`) };
      return { key: `mascarade.event.${event.answer}.${self(event.seat, you)}`, values };
    }
    case 'revealed':
      return {
        key: `mascarade.event.revealed.${self(event.seat, you)}`,
        values: { who: who(event.seat), mask: maskWithArticle(words, event.mask) },
      };
    case 'used': {
      const values = { who: who(event.seat), mask: maskWithArticle(words, event.mask), proven: event.proven ? 'yes' : 'no' };
      return { key: `mascarade.event.used.${self(event.seat, you)}`, values };
    }
    case 'fizzled':
    case 'declined':
      return { key: `mascarade.event.${event.type}.${self(event.seat, you)}`, values: { who: who(event.seat) } };
    case 'paid':
      return payment(event, who, you);
    case 'traded': {
      const [mine, theirs] = event.coins;
      const values = { from: who(event.seat), to: who(event.with), mine, theirs };
      return { key: `mascarade.event.traded.${role(event.seat, event.with, you)}`, values };
    }
    case 'picked':
    case 'juggled': {
      const [one, other] = event.pair;
      const values = { who: who(event.seat), one: name(one), other: name(other) };
      if (event.type === 'juggled' && event.sleight !== null)
        return { key: 'mascarade.event.juggled.seen', values: { ...values, sleight: event.sleight } };
      return { key: `mascarade.event.${event.type}.${self(event.seat, you)}`, values };
    }
    case 'spied': {
      const values = { from: who(event.seat), to: who(event.on) };
      if (event.masks === null) return { key: `mascarade.event.spied.${role(event.seat, event.on, you)}`, values };
      const [mine, theirs] = event.masks.map((mask) => maskWithArticle(words, mask));
      return { key: 'mascarade.event.spied.seen', values: { ...values, mine: mine ?? '', theirs: theirs ?? '' } };
    }
    case 'returned': {
      const values = { from: who(event.seat), to: who(event.with) };
      if (event.sleight !== null) return { key: 'mascarade.event.returned.seen', values: { ...values, sleight: event.sleight } };
      return { key: `mascarade.event.returned.${role(event.seat, event.with, you)}`, values };
    }
    case 'questioned':
      return {
        key: `mascarade.event.questioned.${role(event.seat, event.victim, you)}`,
        values: { from: who(event.seat), to: who(event.victim) },
      };
    case 'confessed': {
      const values = { who: who(event.seat), said: maskWithArticle(words, event.said), mask: maskWithArticle(words, event.mask) };
      return { key: `mascarade.event.${event.said === event.mask ? 'right' : 'wrong'}.${self(event.seat, you)}`, values };
    }
    case 'shown': {
      if (event.mask !== null)
        return { key: 'mascarade.event.shown.seen', values: { victim: who(event.victim), mask: maskWithArticle(words, event.mask) } };
      return { key: `mascarade.event.shown.${self(event.victim, you)}`, values: { victim: who(event.victim) } };
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

function exchange(words: Words, event: Extract<Event, { type: 'exchanged' }>, who: SeatName, you: Seat | null): Telling {
  const values = { who: who(event.seat), with: spotName(words, event.with, who) };
  if (event.sleight !== null) return { key: 'mascarade.event.exchanged.seen', values: { ...values, sleight: event.sleight } };
  if ('seat' in event.with && event.with.seat === you) return { key: 'mascarade.event.exchanged.yours', values };
  return { key: `mascarade.event.exchanged.${self(event.seat, you)}`, values };
}

const spotName = (words: Words, spot: Spot, who: SeatName): string =>
  'seat' in spot ? who(spot.seat) : words.t('mascarade.centre', { n: spot.centre + 1 });

function payment({ from, to, coins }: { from: Purse; to: Purse; coins: number }, who: SeatName, you: Seat | null): Telling {
  if (typeof from === 'number' && typeof to === 'number') {
    return { key: `mascarade.event.paid.${role(from, to, you)}`, values: { from: who(from), to: who(to), coins } };
  }
  if (typeof from === 'number') return { key: `mascarade.event.fine.${self(from, you)}`, values: { who: who(from), coins } };
  const seat = Number(to);
  return { key: `mascarade.event.${from}.${self(seat, you)}`, values: { who: who(seat), coins } };
}

interface Turn {
  readonly view: View;
  readonly waiting: readonly Seat[];
  readonly over: Outcome | null;
}

/** The status line: what is happening, and what the reader can do. */
export function mascaradeStatus(words: Words, { view, waiting, over }: Turn, who: SeatName, you: Seat | null): Telling {
  if (over !== null) return verdict(words, over, who, you);
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
      return { key: `mascarade.now.cloth.${self(user, you)}`, values: { who: who(user) } };
    case 'power':
      if (user !== you) return { key: 'mascarade.now.power.other', values: { who: who(user), mask } };
      return { key: `mascarade.now.power.${choiceOf(view)}`, values: { mask } };
    case 'name': {
      const values = { who: who(user), victim: view.victim === null ? '' : who(view.victim) };
      return { key: view.victim === you ? 'mascarade.now.name.you' : 'mascarade.now.name.other', values };
    }
    default:
      if (you !== active) return { key: 'mascarade.now.turn.other', values: { who: who(active) } };
      return { key: `mascarade.now.turn.${turnOf(view, active)}`, values: {} };
  }
}

function turnOf(view: View, seat: Seat): 'opening' | 'owes' | 'barred' | 'you' {
  if (isOpening(view)) return 'opening';
  if (view.owesLook[seat] === true) return 'owes';
  return view.barred ? 'barred' : 'you';
}

function choiceOf(view: View): 'two' | 'witch' | 'richest' | 'one' {
  switch (view.power?.mask) {
    case 'fool':
    case 'puppet-master':
      return 'two';
    case 'witch':
      return 'witch';
    case 'troubadour':
      return 'richest';
    default:
      return 'one';
  }
}

function verdict(words: Words, { winners }: Outcome, who: SeatName, you: Seat | null): Telling {
  const names = words.list(winners.filter((seat) => seat !== you).map(who));
  if (you === null || !winners.includes(you)) return { key: 'mascarade.now.over.other', values: { names, n: winners.length } };
  return winners.length === 1 ? { key: 'mascarade.now.over.you', values: {} } : { key: 'mascarade.now.over.shared', values: { names } };
}

const self = (seat: Seat, you: Seat | null) => (seat === you ? 'you' : 'other');

function role(giver: Seat, receiver: Seat, you: Seat | null): 'giver' | 'receiver' | 'other' {
  if (you === giver) return 'giver';
  return you === receiver ? 'receiver' : 'other';
}
