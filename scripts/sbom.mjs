import { execFileSync } from 'node:child_process';
import { npm } from './lib/install.mjs';
import { nameComponents } from './lib/name-components.mjs';
import { ROOT, runScript } from './lib/script.mjs';

await runScript(async () => {
  const { program, args } = npm(process.env.npm_execpath);
  const words = [...args, 'sbom', '--omit=dev', '--sbom-format=cyclonedx', '--sbom-type=application'];
  const printed = execFileSync(program, words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64e6, stdio: ['ignore', 'pipe', 'inherit'] });
  process.stdout.write(`${JSON.stringify(nameComponents(JSON.parse(printed)), null, 2)}\n`);
});
