import {
  type Choice,
  isRefusal,
  type MatchRecord,
  type OnStep,
  type Refusal,
  replay,
  type Seat,
  type StartResult,
  type StepResult,
} from '@parlour/kernel';
import { thatsNotAHat } from './index.ts';
import type { Event, HatTypes, Move, ObjectId } from './types.ts';

/** One offered gift: its name, its true object, and the answer. */
export interface Offer {
  readonly round: number;
  readonly from: Seat;
  readonly to: Seat;
  readonly said: ObjectId;
  readonly object: ObjectId;
  readonly answer: 'thanked' | 'refused';
  /** How many gifts were offered since everyone last saw this card; 0 if it was turned over for this offer. */
  readonly unseen: number;
  /** The clock named the gift for the giver. */
  readonly faltered: boolean;
  /** The clock accepted for the receiver. */
  readonly overslept: boolean;
}

export type Award =
  /** The most daring lie that was thanked for: the fewer offers since all had seen the card, the bolder. */
  | { readonly award: 'bestBluff'; readonly seat: Seat; readonly to: Seat; readonly said: ObjectId; readonly object: ObjectId }
  /** The longest run of right calls in a row: true names given, truths thanked for, lies refused. */
  | { readonly award: 'longestMemory'; readonly seat: Seat; readonly count: number }
  /** The most lies refused. */
  | { readonly award: 'sharpestEye'; readonly seat: Seat; readonly count: number }
  /** The most lies thanked for. */
  | { readonly award: 'trustingSoul'; readonly seat: Seat; readonly count: number }
  /** The most gifts given. */
  | { readonly award: 'generousHeart'; readonly seat: Seat; readonly count: number }
  /** The clock had to say thank you most often. */
  | { readonly award: 'slowestThanks'; readonly seat: Seat; readonly count: number }
  /** The card that changed hands most often in one round, and where it came to rest. */
  | { readonly award: 'longestJourney'; readonly seat: Seat; readonly object: ObjectId; readonly count: number };

export interface HatRecap {
  readonly offers: readonly Offer[];
  readonly awards: readonly Award[];
  /** The true objects before each seat at the end. */
  readonly left: readonly (readonly ObjectId[])[];
}

/** The recap, from the record of a finished match. */
export function hatRecap(record: MatchRecord): HatRecap | Refusal {
  const offers: Offer[] = [];
  const match = replay(thatsNotAHat, record, listener(offers));
  if (isRefusal(match)) return match;
  const left = match.state.gifts.map((column) => column.map((gift) => (gift.face === 'up' ? gift.object : gift.object.secret)));
  return { offers, awards: awardsOf(offers, record.seats), left };
}

/** Records every offer as it is answered. */
function listener(offers: Offer[]): OnStep<HatTypes> {
  const lastSeen = new Map<ObjectId, number>();
  let open: Omit<Offer, 'answer' | 'overslept'> | undefined;

  const applyEvent = (event: Event, step: StartResult<HatTypes> | StepResult<HatTypes>) => {
    const { state } = step.match;
    switch (event.type) {
      case 'round':
        for (const object of event.gifts.flat()) lastSeen.set(object, offers.length);
        return;
      case 'drew':
        lastSeen.set(event.object, offers.length);
        return;
      case 'took':
        if (event.object !== null) lastSeen.set(event.object, offers.length);
        return;
      case 'gave': {
        if (state.moving?.face !== 'down') throw new Error('a gift was given face up');
        const object = state.moving.object.secret;
        const unseen = offers.length - (lastSeen.get(object) ?? 0);
        open = {
          round: state.round,
          from: event.from,
          to: event.to,
          said: event.said,
          object,
          unseen,
          faltered: choiceOf(step)?.forced === true,
        };
        return;
      }
      case 'thanked':
      case 'refused':
        if (open === undefined) throw new Error('an answer to no offer');
        offers.push({ ...open, answer: event.type, overslept: choiceOf(step)?.forced === true });
        return;
      default:
        return;
    }
  };

  return (step) => {
    for (const { event } of step.events) applyEvent(event, step);
  };
}

function choiceOf(step: StartResult<HatTypes> | StepResult<HatTypes>): Choice<Move> | undefined {
  return 'entry' in step && 'move' in step.entry ? step.entry : undefined;
}

const isTrue = (offer: Offer): boolean => offer.said === offer.object;

export function awardsOf(offers: readonly Offer[], seats: number): Award[] {
  return [
    bestBluff(offers),
    longestMemory(offers, seats),
    most('sharpestEye', 2, seats, offers, (offer) => (offer.answer === 'refused' && !isTrue(offer) ? offer.to : null)),
    most('trustingSoul', 2, seats, offers, (offer) => (offer.answer === 'thanked' && !isTrue(offer) ? offer.to : null)),
    longestJourney(offers),
    most('slowestThanks', 1, seats, offers, (offer) => (offer.overslept ? offer.to : null)),
    most('generousHeart', 3, seats, offers, (offer) => offer.from),
  ].filter((award) => award !== null);
}

function bestBluff(offers: readonly Offer[]): Award | null {
  let best: Offer | undefined;
  for (const offer of offers) {
    const bluff = offer.answer === 'thanked' && !isTrue(offer) && !offer.faltered && !offer.overslept;
    if (bluff && (best === undefined || offer.unseen < best.unseen)) best = offer;
  }
  return best === undefined ? null : { award: 'bestBluff', seat: best.from, to: best.to, said: best.said, object: best.object };
}

const WORTH_A_MEMORY_PRIZE = 3;

function longestMemory(offers: readonly Offer[], seats: number): Award | null {
  const running: number[] = Array.from({ length: seats }, () => 0);
  let best: { seat: Seat; count: number } | undefined;
  const call = (seat: Seat, right: boolean) => {
    const count = right ? (running[seat] ?? 0) + 1 : 0;
    running[seat] = count;
    if (count > (best?.count ?? 0)) best = { seat, count };
  };
  for (const offer of offers) {
    if (!offer.faltered) call(offer.from, isTrue(offer));
    if (!offer.overslept) call(offer.to, (offer.answer === 'thanked') === isTrue(offer));
  }
  return best === undefined || best.count < WORTH_A_MEMORY_PRIZE ? null : { award: 'longestMemory', ...best };
}

const WORTH_A_JOURNEY_PRIZE = 3;

function longestJourney(offers: readonly Offer[]): Award | null {
  const hands = new Map<string, number>();
  let best: { seat: Seat; object: ObjectId; count: number } | undefined;
  for (const offer of offers) {
    const { object } = offer;
    const card = `${offer.round} ${object}`;
    const count = (hands.get(card) ?? 0) + 1;
    hands.set(card, count);
    if (count > (best?.count ?? 0)) best = { seat: keeperOf(offer), object, count };
  }
  return best === undefined || best.count < WORTH_A_JOURNEY_PRIZE ? null : { award: 'longestJourney', ...best };
}

/** [H-10] [H-14] Who has the card after the answer. */
function keeperOf(offer: Offer): Seat {
  return offer.answer === 'thanked' || isTrue(offer) ? offer.to : offer.from;
}

type Counted = 'sharpestEye' | 'trustingSoul' | 'generousHeart' | 'slowestThanks';

/** The only seat with the most of something; null for a tie. */
function most(
  award: Counted,
  atLeast: number,
  seats: number,
  offers: readonly Offer[],
  whose: (offer: Offer) => Seat | null,
): Award | null {
  const counts: number[] = Array.from({ length: seats }, () => 0);
  for (const offer of offers) {
    const seat = whose(offer);
    if (seat !== null) counts[seat] = (counts[seat] ?? 0) + 1;
  }
  const count = Math.max(...counts);
  if (count < atLeast || counts.indexOf(count) !== counts.lastIndexOf(count)) return null;
  return { award, seat: counts.indexOf(count), count };
}
