import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A server in a separate process, on data that is deleted with it. */
export interface TemporaryServer {
  readonly base: string;
  close(): Promise<void>;
}

/** The running program: built as one file, or from its sources. */
function program(): readonly string[] {
  const source = fileURLToPath(new URL('./main.ts', import.meta.url));
  return existsSync(source) ? ['--import', 'tsx', source] : [fileURLToPath(import.meta.url)];
}

export async function startTemporaryServer(): Promise<TemporaryServer> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-load-'));
  const flags = ['--port', '0', '--host', '127.0.0.1', '--data', folder, '--log', 'error', '--no-limits'];
  const child = spawn(process.execPath, [...program(), 'serve', ...flags], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const base = await new Promise<string | undefined>((resolve) => {
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString('utf8');
      const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    void ended.then(() => resolve(undefined));
  });
  if (base !== undefined) return { base, close };
  await close();
  throw new Error('the server for the load did not start');
}
