import { StartupError } from './startup-error.ts';

/** Every environment variable that a server reads, and the one of the browser tests. */
export const ENVIRONMENT_SETTINGS = [
  'PARLOUR_PUBLIC_URL',
  'PARLOUR_DATA',
  'PARLOUR_DATABASE_URL',
  'PARLOUR_REDIS_URL',
  'PARLOUR_NAMES',
  'PARLOUR_METRICS_TOKEN',
  'PARLOUR_PUSH_CONTACT',
  'PARLOUR_SECURITY_CONTACT',
  'PARLOUR_HOUR_MS',
  'PARLOUR_KEEP_LOBBIES',
  'PARLOUR_KEEP_ABANDONED',
  'PARLOUR_KEEP_MATCHES',
  'PARLOUR_KEEP_DAILY',
  'PARLOUR_KEEP_PEOPLE',
  'PARLOUR_STUN',
  'PARLOUR_TURN',
  'PARLOUR_TURN_SECRET',
  'PARLOUR_CHROMIUM',
] as const;

/** Also a slip in the first word. */
const OURS = /^PARLOU?R/i;

/** A misspelt name would silently be no setting, and an empty value silently the default. */
export function checkEnvironment(environment: Readonly<Record<string, string | undefined>>): void {
  const known: readonly string[] = ENVIRONMENT_SETTINGS;
  const unknown = Object.keys(environment).find((name) => OURS.test(name) && !known.includes(name));
  if (unknown !== undefined) {
    throw new StartupError(`${shorten(unknown)} is not a setting. In the environment there are: ${known.join(', ')}.`);
  }
  for (const name of known) {
    const text = environment[name];
    if (text === undefined) continue;
    if (text.trim() === '') throw new StartupError(`${name} is empty. Give it a value, or remove it.`);
    if (text.trim() !== text) throw new StartupError(`${name} begins or ends with a space or a new line. Remove it.`);
  }
}

interface Range {
  readonly min: number;
  readonly max: number;
  readonly unit: string;
  readonly example: number;
}

export function parseWholeNumber(setting: string, text: string, { min, max, unit, example }: Range): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new StartupError(`${setting} "${shorten(text)}" is wrong: a whole number of ${unit} from ${min} to ${max}, such as ${example}.`);
}

/** The part of a wrong value that a message repeats. */
export const shorten = (text: string): string => text.slice(0, 60);
