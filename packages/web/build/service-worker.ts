import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Gives the service worker the files of this build. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') return;
      const files = Object.keys(bundle)
        .filter((file) => file !== 'sw.js' && !file.endsWith('.html') && !file.endsWith('.map'))
        .map((file) => `/${file}`)
        .sort();
      const build = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      worker.code = worker.code.replace('__FILES__', files.join(' ')).replace('__BUILD__', build);
    },
  };
}
