import { PUSH_CONTACT, type ServerOptions } from './config.ts';
import { StartupError } from './startup-error.ts';
import { parseVoiceSettings, type VoiceSettings } from './voice/voice-servers.ts';

const HOST_NAME = /^(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))*$/;
const MAIL = /^mailto:[^\s@:]+@[^\s@:/]+$/;

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
  'PARLOUR_STUN',
  'PARLOUR_TURN',
  'PARLOUR_TURN_SECRET',
  'PARLOUR_CHROMIUM',
] as const;

const TOKEN = /^[\x21-\x7e]+$/;

/** Settings that come from the options or else from the environment, as they are used. */
export interface CheckedSettings {
  readonly hourMs: number | undefined;
  readonly pushContact: string;
  readonly securityContact: string | undefined;
  readonly names: readonly string[];
  readonly voice: VoiceSettings;
}

/** Every setting is looked at before anything is opened: a wrong one ends the start with one line. */
export function checkSettings(options: ServerOptions, environment: NodeJS.ProcessEnv = process.env): CheckedSettings {
  refuseUnknown(environment);
  if (options.metricsToken !== undefined && !TOKEN.test(options.metricsToken)) {
    throw new StartupError('PARLOUR_METRICS_TOKEN is wrong: letters, digits and signs without spaces, as a header can hold them.');
  }
  return {
    hourMs: options.hourMs ?? parseHourMs(environment.PARLOUR_HOUR_MS),
    pushContact: parseContact('PARLOUR_PUSH_CONTACT', options.pushContact ?? environment.PARLOUR_PUSH_CONTACT) ?? PUSH_CONTACT,
    securityContact: parseContact('PARLOUR_SECURITY_CONTACT', options.securityContact ?? environment.PARLOUR_SECURITY_CONTACT),
    names: (options.names ?? []).map(parseHostName),
    voice: parseVoiceSettings(environment),
  };
}

/** A misspelt name would be a setting that is silently not used. */
function refuseUnknown(environment: NodeJS.ProcessEnv): void {
  const known: readonly string[] = ENVIRONMENT_SETTINGS;
  const stranger = Object.keys(environment).find((name) => name.startsWith('PARLOUR_') && !known.includes(name));
  if (stranger === undefined) return;
  throw new StartupError(`${shorten(stranger)} is not a setting. In the environment there are: ${known.join(', ')}.`);
}

function parseHourMs(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  const ms = /^\d{1,8}$/.test(text) ? Number(text) : 0;
  if (ms >= 1 && ms <= 3_600_000) return ms;
  throw new StartupError(`PARLOUR_HOUR_MS "${shorten(text)}" is wrong: a whole number of milliseconds from 1 to 3600000.`);
}

function parseContact(setting: string, text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  const isPage = URL.canParse(text) && new URL(text).protocol === 'https:';
  if (isPage || MAIL.test(text)) return text;
  throw new StartupError(`${setting} "${shorten(text)}" is wrong: mailto:name@games.example or https://games.example/contact.`);
}

function parseHostName(text: string): string {
  const name = text.trim().toLowerCase();
  if (HOST_NAME.test(name)) return name;
  throw new StartupError(
    `PARLOUR_NAMES or --names: "${shorten(text)}" is not a host name. Write games.example, without https://, port or path.`,
  );
}

const shorten = (text: string): string => text.slice(0, 60);
