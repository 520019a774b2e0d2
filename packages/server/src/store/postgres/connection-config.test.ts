import { expect, it, onTestFinished } from 'vitest';
import { parseDatabaseUrl } from './connection-config.ts';

it.each([
  ['prefer', 'verify-full'],
  ['require', 'verify-full'],
  ['verify-ca', 'verify-full'],
  ['verify-full', 'verify-full'],
  ['disable', 'disable'],
  ['require&uselibpqcompat=true', 'require&uselibpqcompat=true'],
])('sslmode=%s is %s, without a warning', async (asked, used) => {
  const warnings: Error[] = [];
  const listen = (warning: Error) => void warnings.push(warning);
  process.on('warning', listen);
  onTestFinished(() => void process.off('warning', listen));
  const { config } = parseDatabaseUrl(`postgres://ann:x@db.example/parlour?application_name=a&sslmode=${asked}`);
  expect(config.connectionString).toMatch(new RegExp(`sslmode=${used}$`));
  await new Promise((resolve) => setImmediate(resolve));
  expect(warnings).toEqual([]);
});
