import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Mutants of one line that no test can tell from the original. */
export interface Equivalent {
  readonly file: string;
  /** The trimmed line. */
  readonly line: string;
  readonly replacements: readonly string[];
  readonly why: string;
}

/** What `test/equivalent.ts` of a folder lists: by file, reason and line. */
type EquivalentByFile = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>>;

/** The equivalent mutants of a folder of rules. */
export async function equivalentIn(root: string, folder: string): Promise<readonly Equivalent[]> {
  const list = join(root, folder, 'test/equivalent.ts');
  if (!existsSync(list)) return [];
  const { EQUIVALENT } = (await import(pathToFileURL(list).href)) as { EQUIVALENT: EquivalentByFile };
  return Object.entries(EQUIVALENT).flatMap(([name, reasons]) =>
    Object.entries(reasons).flatMap(([why, lines]) =>
      Object.entries(lines).map(([line, replacements]) => ({ file: `${folder}/${name}`, line, replacements, why })),
    ),
  );
}
