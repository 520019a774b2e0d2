import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The script as `npm start` would run it: one plain JavaScript file, libraries left where they are. */
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
