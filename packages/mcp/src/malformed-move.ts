import { isRecord, type Json } from '@parlour/kernel';

/** The most letters of a move that are repeated. */
const MAX_ECHO = 200;

/** Why the game cannot read a move, from the legal move that is most like it. */
export function explainMalformed(move: Json, legal: readonly Json[]): string {
  const [closest] = legal.toSorted((one, other) => likeness(other, move) - likeness(one, move));
  const given = JSON.stringify(move);
  const start = `The game cannot read the move ${given.length > MAX_ECHO ? `${given.slice(0, MAX_ECHO)}…` : given}.`;
  if (closest === undefined) return `${start} Nothing is asked of you now.`;
  return [start, ...faults(move, closest), `A legal move of this form is ${JSON.stringify(closest)}; legal_moves lists more.`].join(' ');
}

const fieldsOf = (move: Json): Readonly<Record<string, unknown>> => (isRecord(move) ? move : {});

/** Fields that are equal count most, then fields of the same kind, then fields of the same name. */
function likeness(legal: Json, move: Json): number {
  const given = fieldsOf(move);
  const points = Object.entries(fieldsOf(legal)).map(([name, value]): number => {
    if (!Object.hasOwn(given, name)) return 0;
    if (JSON.stringify(given[name]) === JSON.stringify(value)) return 100;
    return kindOf(given[name]) === kindOf(value) ? 10 : 1;
  });
  return points.reduce((sum, each) => sum + each, 0);
}

function faults(move: Json, closest: Json): string[] {
  const [given, right] = [fieldsOf(move), fieldsOf(closest)];
  const missing = Object.keys(right).filter((name) => !Object.hasOwn(given, name));
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(right, name));
  const otherKind = Object.entries(right).flatMap(([name, value]) =>
    Object.hasOwn(given, name) && kindOf(given[name]) !== kindOf(value)
      ? [`${JSON.stringify(name)} is ${kindOf(given[name])}, not ${kindOf(value)}.`]
      : [],
  );
  const otherValue = Object.entries(right).flatMap(([name, value]) =>
    typeof value === 'string' && typeof given[name] === 'string' && given[name] !== value
      ? [`${JSON.stringify(name)} is ${JSON.stringify(given[name])}, not ${JSON.stringify(value)}.`]
      : [],
  );
  return [
    ...(missing.length === 0 ? [] : [`Missing: ${missing.join(', ')}.`]),
    ...(unknown.length === 0 ? [] : [`Unknown: ${unknown.map((name) => JSON.stringify(name)).join(', ')}.`]),
    ...otherKind,
    ...otherValue,
  ];
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number') return Number.isInteger(value) ? 'a whole number' : 'a fraction';
  return { string: 'a text', boolean: 'true or false' }[typeof value as string] ?? 'an object';
}
