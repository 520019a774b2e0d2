import { readFileSync } from 'node:fs';

/**
 * npm runs a script under a shell and forwards no signal to it: a stopped `npm start` would leave the server
 * running and the port taken. So a script that npm started watches for npm's end and then ends as on SIGTERM.
 */
export function exitWithNpm() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const elders = () => [process.ppid, parentOf(process.ppid)].join();
  const atStart = elders();
  const watch = setInterval(() => {
    if (elders() === atStart) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

/**
 * The shell between npm and this process outlives npm, so the parent process is not enough to watch. Without /proc it has to be.
 * @param {number} pid
 */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}
