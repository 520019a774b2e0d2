import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The flags of Node in production, as in the systemd unit. */
export function deployedFlags(): readonly string[] {
  const unit = readFileSync(join(root, 'deploy/parlour.service'), 'utf8');
  return /^ExecStart=\S+node (.*)\.js/m.exec(unit)?.[1]?.match(/--\S+/g) ?? [];
}

/** The script as `npm start` would run it: one plain JavaScript file, with its libraries outside. */
export async function bundled(script: string): Promise<string> {
  const file = join(root, 'dist/bench', basename(script).replace(/\.ts$/, '.js'));
  await build({
    input: join(root, script),
    platform: 'node',
    external: (id) => !/^[./]|^@parlour\//.test(id),
    logLevel: 'warn',
    output: { file, format: 'esm', codeSplitting: false },
  });
  return file;
}
