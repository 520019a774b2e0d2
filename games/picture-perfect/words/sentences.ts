import type { Seat } from '@parlour/kernel';
import { describeBy, overSentence, type SeatName, type Sentence, type Turn, type Words, waitedFor, youOrOther } from '@parlour/words';
import { type Bidder, type DecorationId, type Event, type GuestId, type Holder, type View, type WishId, wishOf } from '../rules/index.ts';

export const nameGuest = (words: Words, guest: GuestId): string => guestForArticle(words, guest).guest;

/** The bare name of a guest and its grammatical form, for messages that put an article before it. */
export function guestForArticle(words: Words, guest: GuestId): { readonly guest: string; readonly form: string } {
  const [name = guest, form = ''] = words.t(`picture-perfect.guest.${guest}`).split('|');
  return { guest: name, form };
}

export const nameDecoration = (words: Words, decoration: DecorationId): string => words.t(`picture-perfect.decoration.${decoration}`);

/** The text of a wish card. */
export function nameWish(words: Words, id: WishId): string {
  const wish = wishOf(id);
  switch (wish.kind) {
    case 'area':
      return words.t(`picture-perfect.wish.${wish.area}`);
    case 'not-next-to':
      return words.t(`picture-perfect.wish.not-next-to.${wish.who}`);
    case 'next-to':
    case 'face-of-hidden':
      return words.t(`picture-perfect.wish.${wish.kind}`, guestForArticle(words, wish.guest));
    default:
      return words.t(`picture-perfect.wish.${wish.kind}`);
  }
}

export const describePicturePerfect = describeBy(eventSentence);

function eventSentence(words: Words, event: Event, who: SeatName, you: Seat | null): Sentence {
  const name = (bidder: Bidder): string => (bidder === 'house' ? words.t('picture-perfect.house') : who(bidder));
  const place = (holder: Holder): string => (holder === 'middle' ? words.t('picture-perfect.middle') : who(holder));
  const wishes = (ids: readonly WishId[]): string => words.list(ids.map((id) => nameWish(words, id)));
  const tally = (points: readonly number[]): string =>
    points.map((n, seat) => words.t('picture-perfect.event.tally', { who: who(seat), n })).join(', ');
  switch (event.type) {
    case 'dealt':
      return { key: `picture-perfect.event.dealt.${youOrOther(event.starter, you)}`, values: { who: who(event.starter) } };
    case 'opened': {
      const { guest, wishes: cards, vips } = event.contents;
      return { key: 'picture-perfect.event.opened', values: { guest: nameGuest(words, guest), wishes: wishes(cards), vips } };
    }
    case 'vipAdded':
    case 'unsold':
      return { key: `picture-perfect.event.${event.type}`, values: { guest: nameGuest(words, event.guest) } };
    case 'finished':
    case 'nothingToOffer':
    case 'passed':
      return { key: `picture-perfect.event.${event.type}.${youOrOther(event.seat, you)}`, values: { who: who(event.seat) } };
    case 'turnedUp':
      return { key: 'picture-perfect.event.turnedUp', values: { round: event.round, card: words.t(`picture-perfect.card.${event.card}`) } };
    case 'moved':
      return {
        key: 'picture-perfect.event.moved',
        values: { guest: nameGuest(words, event.guest), from: place(event.from), to: place(event.to) },
      };
    case 'peeked':
      return {
        key: `picture-perfect.event.peeked.${youOrOther(event.seat, you)}`,
        values: { who: who(event.seat), guest: nameGuest(words, event.guest) },
      };
    case 'offered': {
      const priced = event.price === null ? 'no' : 'yes';
      const says = event.says === null ? 'nothing' : event.says.replace('-', '');
      const values = { who: who(event.seat), guest: nameGuest(words, event.guest), priced, price: event.price ?? 0, says };
      return { key: `picture-perfect.event.offered.${youOrOther(event.seat, you)}`, values };
    }
    case 'bid':
      return { key: `picture-perfect.event.bid.${youOrOther(event.bidder, you)}`, values: { who: name(event.bidder), n: event.amount } };
    case 'tied':
      return { key: `picture-perfect.event.tied.${event.again ? 'again' : 'last'}`, values: { names: words.list(event.seats.map(who)) } };
    case 'sold': {
      const values = { who: name(event.to), guest: nameGuest(words, event.guest), n: event.price };
      return { key: `picture-perfect.event.sold.${youOrOther(event.to, you)}`, values };
    }
    case 'paid': {
      const decorations = words.list(event.decorations.map((decoration) => nameDecoration(words, decoration)));
      return { key: 'picture-perfect.event.paid', values: { from: name(event.from), to: name(event.to), decorations } };
    }
    case 'finalPhoto':
    case 'voted':
      return { key: `picture-perfect.event.${event.type}`, values: {} };
    case 'scored': {
      const { guest, wishes: cards, vips, scores } = event.result;
      const values = { guest: nameGuest(words, guest), wishes: wishes(cards), vips, tally: tally(scores.map(({ points }) => points)) };
      return { key: 'picture-perfect.event.scored', values };
    }
    case 'over':
      return { key: 'picture-perfect.event.over', values: { tally: tally(event.scores) } };
  }
}

/** The status line: what is happening, and what the reader can do. */
export function picturePerfectStatus(
  words: Words,
  { view, waiting, may, over }: Turn<View> & { readonly may: readonly Seat[] },
  who: SeatName,
  you: Seat | null,
): Sentence {
  if (over !== null) return overSentence('picture-perfect', words, over, who, you);
  if (view.phase !== 'over' && you !== null && (waiting.includes(you) || may.includes(you))) {
    return { key: `picture-perfect.now.${view.phase}.you`, values: {} };
  }
  const values = { names: waitedFor(words, waiting.map(who)) };
  if (view.phase === 'call') return { key: 'picture-perfect.now.call.wait', values: {} };
  if (view.phase === 'look' || view.phase === 'final') return { key: `picture-perfect.now.${view.phase}.wait`, values };
  return { key: 'picture-perfect.now.wait', values };
}
