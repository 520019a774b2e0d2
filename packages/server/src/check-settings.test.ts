import { describe, expect, it } from 'vitest';
import { checkSettings } from './check-settings.ts';
import { PUSH_CONTACT } from './config.ts';

describe('settings', () => {
  it('take what is right, from the options or the environment', () => {
    expect(checkSettings({}, {})).toMatchObject({ hourMs: undefined, pushContact: PUSH_CONTACT, names: [] });
    const environment = { PARLOUR_HOUR_MS: '500', PARLOUR_PUSH_CONTACT: 'mailto:me@games.example' };
    expect(checkSettings({ names: ['Games.example', 'games.lan'] }, environment)).toMatchObject({
      hourMs: 500,
      pushContact: 'mailto:me@games.example',
      names: ['games.example', 'games.lan'],
    });
    expect(checkSettings({}, { PARLOUR_PUSH_CONTACT: 'https://games.example/contact' }).pushContact).toBe('https://games.example/contact');
  });

  it.each(['abc', '0', '-5', '1.5', '1e3', '99999999'])('refuse an hour of "%s" milliseconds', (text) => {
    expect(() => checkSettings({}, { PARLOUR_HOUR_MS: text })).toThrow(/^PARLOUR_HOUR_MS ".*" is wrong/);
  });

  it.each(['garbage', 'me@games.example', 'http://games.example', 'mailto:', 'mailto:nobody'])('refuse "%s" as a contact', (text) => {
    expect(() => checkSettings({}, { PARLOUR_PUSH_CONTACT: text })).toThrow(/^PARLOUR_PUSH_CONTACT ".*" is wrong/);
  });

  it.each(['https://games.example', 'games.example:443', 'games.example/x', 'a b', '-x', 'games..example'])(
    'refuse "%s" as a name',
    (text) => {
      expect(() => checkSettings({ names: [text] }, {})).toThrow(/is not a host name/);
    },
  );

  it('refuse a misspelt name', () => {
    expect(() => checkSettings({}, { PARLOUR_DATABSE_URL: 'postgres://localhost/parlour' })).toThrow(
      /^PARLOUR_DATABSE_URL is not a setting/,
    );
  });

  it.each(['open sesame', 'line\nbreak', 'Ünlaut'])('refuse "%s" as a token', (metricsToken) => {
    expect(() => checkSettings({ metricsToken }, {})).toThrow(/^PARLOUR_METRICS_TOKEN is wrong/);
  });
});
