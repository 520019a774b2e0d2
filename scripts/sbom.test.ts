import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nameComponents } from './lib/name-components.mjs';
import { ROOT } from './lib/script.mjs';

it('names packages as their package.json does, whatever the folder of the clone is called', () => {
  const component = { name: 'my-clone', purl: 'pkg:npm/parlour@1.0.0-rc.1', type: 'application' };
  const components = [{ name: 'games', purl: 'pkg:npm/%40parlour/games@1.0.0-rc.1' }];
  expect(nameComponents({ metadata: { component }, components })).toEqual({
    metadata: { component: { ...component, name: 'parlour' } },
    components: [{ name: '@parlour/games', purl: 'pkg:npm/%40parlour/games@1.0.0-rc.1' }],
  });
});

it('lists the project with its name', () => {
  const { scripts, name } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly scripts: Readonly<Record<string, string>>;
  };
  const [program = '', ...args] = (scripts.sbom ?? '').split(' ');
  const bom = JSON.parse(execFileSync(program, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64e6 })) as {
    readonly metadata: { readonly component: object };
    readonly components: readonly { readonly name: string }[];
  };
  expect(bom.metadata.component).toMatchObject({ name, type: 'application' });
  expect(bom.components.map((each) => each.name)).toContain('@parlour/games');
});
