import { type Io, now } from './io.ts';

/** Work that ends sooner shows no bar. */
const SHOWN_AFTER_MS = 500;
const REDRAW = 100;
const WIDTH = 30;

export interface Progress {
  at(done: number): void;
  end(): void;
}

/** A progress bar on standard error, shown only on a terminal and for work that takes a while. */
export function progressBar(io: Io, label: string, total: number): Progress {
  const begun = now();
  let drawn = 0;
  const draw = (done: number): void => {
    const filled = Math.round((WIDTH * done) / total);
    const left = ((now() - begun) / Math.max(done, 1)) * (total - done);
    io.err(`\r${label} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total}, ${Math.ceil(left / 1000)} s left  \x1b[K`);
    drawn = now();
  };
  return {
    at(done) {
      if (io.errIsTerminal && now() - begun > SHOWN_AFTER_MS && now() - drawn > REDRAW) draw(done);
    },
    end() {
      if (drawn > 0) io.err('\r\x1b[K');
    },
  };
}
