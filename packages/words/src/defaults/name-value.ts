import { isRecord, type Seat } from '@parlour/kernel';
import type { MessageValues } from '../message-format.ts';
import type { SeatName } from '../seat-name.ts';
import type { MessageKey, Words } from '../words.ts';

/** What the default words need to name the things of a game: its words, the prefix of its keys, and the players. */
export interface Naming {
  readonly words: Words;
  readonly area: string;
  readonly who: SeatName;
}

/** A field called `seat`, or whose name ends in `Seat`, holds a seat. */
const isSeatField = (field: string): boolean => /(?:^s|S)eats?$/u.test(field);

/** A value in words: `<area>.<field>.<value>` if the game has that message, else the value itself. */
export function nameValue(naming: Naming, field: string, value: unknown): string {
  const { words, area, who } = naming;
  if (value === null || value === undefined) return words.t('default.none');
  if (typeof value === 'boolean') return words.t(value ? 'default.yes' : 'default.no');
  if (typeof value === 'number') return isSeatField(field) ? who(value) : String(value);
  if (Array.isArray(value)) {
    return value.length === 0 ? words.t('default.none') : words.list(value.map((item) => nameValue(naming, field, item)));
  }
  if (typeof value !== 'string') return isRecord(value) ? nameFields(naming, value) : '';
  const key = `${area}.${field}.${value}`;
  return words.has(key) ? words.t(key) : splitName(value);
}

/** All fields of a value, such as "count 2, row 1". */
export function nameFields(naming: Naming, fields: object): string {
  return Object.entries(fields)
    .map(([field, value]) => `${splitName(field)} ${nameValue(naming, field, value)}`)
    .join(', ');
}

/** The fields as arguments of a message. `seat` is `{who}`; a boolean is `true` or `false`, for `select`. */
export function messageValues(naming: Naming, fields: object): MessageValues {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      if (field === 'seat') return ['who', naming.who(value as Seat)];
      if (typeof value === 'number' && !isSeatField(field)) return [field, value];
      return [field, typeof value === 'boolean' ? String(value) : nameValue(naming, field, value)];
    }),
  );
}

/** The first of these messages that the game has. */
export function firstMessage(words: Words, keys: readonly string[]): MessageKey | undefined {
  return keys.find((key): key is MessageKey => words.has(key));
}

/** `turnedUp` and `turned-up` become "turned up". */
export function splitName(name: string): string {
  return name.replace(/[-_]+/gu, ' ').replace(/(?<=[a-z])[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
}
