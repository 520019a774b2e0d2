import type { Outcome, Seat } from '@parlour/kernel';
import type { MessageValues } from './message-format.ts';
import type { SeatName } from './seat-name.ts';
import type { MessageKey, Words } from './words.ts';

/** A message and its values. A screen can style the part in `<em>`, and a terminal leaves it plain. */
export interface Sentence {
  readonly key: MessageKey;
  readonly values: MessageValues;
}

/** What a status line is about. */
export interface Turn<View> {
  readonly view: View;
  readonly waiting: readonly Seat[];
  readonly over: Outcome | null;
}

/** Whether a sentence about a seat addresses the reader. */
export const youOrOther = (seat: Seat | string, you: Seat | null): 'you' | 'other' => (seat === you ? 'you' : 'other');

/** The reader's part in a sentence about two seats. */
export function giverOrReceiver(giver: Seat, receiver: Seat | null, you: Seat | null): 'giver' | 'receiver' | 'other' {
  if (you === null) return 'other';
  if (you === giver) return 'giver';
  return you === receiver ? 'receiver' : 'other';
}

/** The status line after a match, of the messages `<game>.now.over.you`, `.shared` and `.other`. */
export function overSentence(game: string, words: Words, { winners }: Outcome, who: SeatName, you: Seat | null): Sentence {
  const key = (form: string) => `${game}.now.over.${form}` as MessageKey;
  const names = words.list(winners.filter((seat) => seat !== you).map(who));
  if (you === null || !winners.includes(you)) return { key: key('other'), values: { names, n: winners.length } };
  return winners.length === 1 ? { key: key('you'), values: {} } : { key: key('shared'), values: { names } };
}

type SentenceOf<Event> = (words: Words, event: Event, who: SeatName, you: Seat | null) => Sentence;

/** A function that says an event in one sentence. `you` is the reader's seat, null for a spectator. */
export const describeBy =
  <Event>(sentenceOf: SentenceOf<Event>) =>
  (words: Words, event: Event, who: SeatName, you: Seat | null): string => {
    const { key, values } = sentenceOf(words, event, who, you);
    return words.t(key, values);
  };
