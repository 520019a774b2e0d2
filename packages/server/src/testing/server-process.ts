import type { ServerOptions } from '../config.ts';
import { startServer } from '../server.ts';
import { answerParent } from './answer-parent.ts';

/** A server in a separate process, to be killed and measured. Its parent controls it. */
answerParent(await startServer(JSON.parse(process.argv[2] ?? '{}') as ServerOptions));
