import { capitalize } from '../capital.ts';
import { firstMessage, type Naming, nameValue, splitName } from './name-value.ts';

/** One line about a view. */
export interface ViewFact {
  readonly key: string;
  readonly label: string;
  readonly text: string;
}

export interface ViewFacts {
  /** What everybody sees. */
  readonly shared: readonly ViewFact[];
  /** What only some viewers see. */
  readonly own: readonly ViewFact[];
  /** What belongs to one player each, by seat. */
  readonly ofSeats: readonly (readonly ViewFact[])[];
}

/** Every page shows these elsewhere. */
const ELSEWHERE = ['options', 'seats'];

/**
 * A view as lines of text: the keys that have a message `<area>.view.<key>`. A game without such messages shows all keys.
 * A public list with one element for each seat is shown beside the players, and null is not shown.
 */
export function viewFacts(naming: Naming, view: object, seats: number, privateKeys: readonly string[]): ViewFacts {
  const all = Object.entries(view).filter(([, value]) => value !== null);
  const named = all.filter(([key]) => naming.words.has(messageOf(naming, key)));
  const shown = named.length > 0 ? named : all.filter(([key]) => !ELSEWHERE.includes(key));
  const isOfSeats = ([key, value]: readonly [string, unknown]): boolean =>
    Array.isArray(value) && value.length === seats && !privateKeys.includes(key);
  const fact = ([key, value]: readonly [string, unknown]): ViewFact => ({
    key,
    label: labelOf(naming, key),
    text: nameValue(naming, key, value),
  });
  const common = shown.filter((entry) => !isOfSeats(entry));
  return {
    shared: common.filter(([key]) => !privateKeys.includes(key)).map(fact),
    own: common.filter(([key]) => privateKeys.includes(key)).map(fact),
    ofSeats: Array.from({ length: seats }, (_, seat) =>
      shown.filter(isOfSeats).map(([key, value]) => fact([key, (value as readonly unknown[])[seat]])),
    ),
  };
}

const messageOf = ({ area }: Naming, key: string): string => `${area}.view.${key}`;

function labelOf(naming: Naming, key: string): string {
  const message = firstMessage(naming.words, [messageOf(naming, key)]);
  return message === undefined ? capitalize(naming.words, splitName(key)) : naming.words.t(message);
}
