import { importWorker } from '../../../../scripts/lib/import-worker.mjs';

await importWorker(new URL('./bot-worker.ts', import.meta.url));
