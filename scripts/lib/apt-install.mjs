import { existsSync } from 'node:fs';
import { runCommand } from './run-command.mjs';
import { ROOT } from './script.mjs';

/**
 * Installs packages if this process is root on Debian; otherwise does nothing.
 * @param {readonly string[]} packages
 */
export async function aptInstall(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () => runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { cwd: ROOT, env });
  if ((await install()) === 0) return;
  await runCommand('apt-get', ['update', '-qq'], { cwd: ROOT, env });
  await install();
}
