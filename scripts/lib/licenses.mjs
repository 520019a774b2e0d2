import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The licenses of the packages that a bundle holds, as one text.
 * @param {readonly string[]} modules the files that went into it
 */
export function licensesOf(modules) {
  const folders = new Set(
    modules.flatMap((file) => /^.*node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+/.exec(file.replace(/^\0/, ''))?.[0] ?? []),
  );
  return Array.from(folders, licenseOf).toSorted().join('\n\n');
}

/** @param {string} folder */
function licenseOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
  return [`${name} ${version} (${license})`, ...files.map((file) => readFileSync(join(folder, file), 'utf8').trim())].join('\n\n');
}
