import { PUSH_CONTACT, type RetentionDays, type ServerOptions } from './config.ts';
import { checkEnvironment, parseWholeNumber, shorten } from './environment-settings.ts';
import { isHostAllowed } from './http/origin.ts';
import { retentionDays } from './rooms/retention.ts';
import { StartupError } from './startup-error.ts';
import { parseVoiceSettings, type VoiceSettings } from './voice/voice-servers.ts';

const HOST_NAME = /^(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))*$/;
const MAIL = /^mailto:[^\s@:]+@[^\s@:/]+$/;

const TOKEN = /^[\x21-\x7e]+$/;

/** Settings that come from the options or else from the environment, as they are used. */
export interface CheckedSettings {
  readonly hourMs: number | undefined;
  readonly pushContact: string;
  readonly securityContact: string | undefined;
  readonly names: readonly string[];
  readonly voice: VoiceSettings;
  readonly keptFor: RetentionDays;
}

/** Every setting is looked at before anything is opened: a wrong one ends the start with one line. */
export function checkSettings(options: ServerOptions, environment: NodeJS.ProcessEnv = process.env): CheckedSettings {
  checkEnvironment(environment);
  if (options.metricsToken !== undefined && !TOKEN.test(options.metricsToken)) {
    throw new StartupError('PARLOUR_METRICS_TOKEN is wrong: letters, digits and signs without spaces, as a header can hold them.');
  }
  const names = (options.names ?? []).map(parseHostName);
  refuseStrayLinks(options, names);
  return {
    hourMs: options.hourMs ?? parseHourMs(environment.PARLOUR_HOUR_MS),
    pushContact: parseContact('PARLOUR_PUSH_CONTACT', options.pushContact ?? environment.PARLOUR_PUSH_CONTACT) ?? PUSH_CONTACT,
    securityContact: parseContact('PARLOUR_SECURITY_CONTACT', options.securityContact ?? environment.PARLOUR_SECURITY_CONTACT),
    names,
    voice: parseVoiceSettings(environment),
    keptFor: retentionDays(environment, options.retention),
  };
}

/** Links that the server itself would not answer. */
function refuseStrayLinks({ publicUrl, tls }: ServerOptions, names: readonly string[]): void {
  if (publicUrl === undefined) return;
  const { protocol, host, hostname } = new URL(publicUrl);
  if (tls !== undefined && protocol === 'http:') {
    throw new StartupError('--public-url begins with http://, but with --tls-cert the server speaks https. Write https://.');
  }
  if (!isHostAllowed({ host }, names)) {
    throw new StartupError(`PARLOUR_NAMES or --names lacks ${hostname} of --public-url: its links would be refused.`);
  }
}

function parseHourMs(text: string | undefined): number | undefined {
  const range = { min: 1, max: 3_600_000, unit: 'milliseconds', example: 60_000 };
  return text === undefined ? undefined : parseWholeNumber('PARLOUR_HOUR_MS', text, range);
}

function parseContact(setting: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
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
