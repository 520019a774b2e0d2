import type { Outcome, Pace, Seat } from '@parlour/kernel';
import { capitalize } from '../capital.ts';
import { shortNameList } from '../short-name-list.ts';
import { firstMessage, messageValues, type Naming, nameFields, nameValue, splitName } from './name-value.ts';

/**
 * An event in one sentence: the message `<area>.event.<type>`, or its variants `.you` and `.other` by the event's `seat`.
 * An event without a message is described by its fields.
 */
export function defaultEventText(naming: Naming, event: object, you: Seat | null): string {
  const { type, ...fields } = event as { readonly type?: unknown; readonly seat?: unknown };
  const seat = typeof fields.seat === 'number' ? fields.seat : null;
  const kind = typeof type === 'string' ? type : 'event';
  const base = `${naming.area}.event.${kind}`;
  const key = firstMessage(naming.words, [`${base}.${seat !== null && seat === you ? 'you' : 'other'}`, base]);
  if (key !== undefined) return naming.words.t(key, messageValues(naming, fields));
  const { seat: _, ...rest } = fields;
  const what = [splitName(kind), nameFields(naming, rest)].filter((text) => text !== '').join(': ');
  return seat === null ? `${capitalize(naming.words, what)}.` : naming.words.t('default.event', { who: naming.who(seat), what });
}

/**
 * A move as the text of a button: the message `<area>.move.<kind>`. The kind is the first text in the move, as in
 * `{ do: 'take', count: 2 }`, or else the name of its first field, as in `{ guess: 7 }`.
 */
export function defaultMoveLabel(naming: Naming, move: object): string {
  const fields = Object.entries(move);
  const kind = fields.find(([, value]) => typeof value === 'string')?.[1] ?? fields[0]?.[0];
  const key = firstMessage(naming.words, [`${naming.area}.move.${String(kind)}`]);
  if (key !== undefined) return naming.words.t(key, messageValues(naming, move));
  const [first] = fields;
  const only = fields.length === 1 && first !== undefined ? nameValue(naming, ...first) : nameFields(naming, move);
  return capitalize(naming.words, only);
}

/** What the match waits for, as an observation and a board know it. */
interface Situation {
  readonly waiting: readonly Seat[];
  readonly pace: Pace | null;
  readonly over: Outcome | null;
}

/** The status line: `<area>.now.<pace>.you` and `.other` if the game has them, else whose turn it is. */
export function defaultStatusText(naming: Naming, { waiting, pace, over }: Situation, you: Seat | null): string {
  const { words, area, who } = naming;
  if (over !== null) return outcomeText(naming, over, you);
  if (waiting.length === 0) return words.t('default.now.clock');
  const role = you !== null && waiting.includes(you) ? 'you' : 'other';
  const key = firstMessage(words, [`${area}.now.${pace?.name}.${role}`]) ?? (`default.now.${role}` as const);
  return words.t(key, { names: shortNameList(words, waiting.map(who)), n: waiting.length });
}

function outcomeText({ words, who }: Naming, { winners }: Outcome, you: Seat | null): string {
  if (winners.length === 0) return words.t('default.over.none');
  const names = words.list(winners.filter((seat) => seat !== you).map(who));
  if (you === null || !winners.includes(you)) return words.t('default.over.other', { names, n: winners.length });
  return winners.length === 1 ? words.t('default.over.you') : words.t('default.over.shared', { names });
}
