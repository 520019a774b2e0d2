import { TERMINAL } from './io.ts';
import { run } from './run.ts';

// A reader that closes early, such as `| head`, ends the program without an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await run(process.argv.slice(2), TERMINAL);
// A connection that hangs, such as to a database, keeps the process no longer than this. The timer itself keeps nothing.
setTimeout(() => process.exit(), 500).unref();
