import { importWorker } from '../../../../scripts/lib/import-worker.mjs';

await importWorker(new URL('./arena-worker.ts', import.meta.url));
