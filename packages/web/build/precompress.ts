import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** Below this size the headers cost more than compression saves. */
const SMALL = 700;

const smaller = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) } as const;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Writes a `.br` and a `.gz` beside every text file, so that the server never compresses anything. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => join(folder, file))
        .filter((file) => TEXT.test(file) && statSync(file).size > SMALL);
      await Promise.all(
        files.map(async (file) => {
          const text = readFileSync(file);
          writeFileSync(`${file}.br`, await smaller['.br'](text, BROTLI));
          writeFileSync(`${file}.gz`, await smaller['.gz'](text, { level: 9 }));
        }),
      );
    },
  };
}
