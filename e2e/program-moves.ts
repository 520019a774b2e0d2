import type { DailyBoard } from '@parlour/protocol';
import { AutoPlayer, openTable, request, type Session, signIn } from '@parlour/server/testing';
import type { Page } from 'playwright-core';
import type { TestApp } from './test-app.ts';

/** The server, where a program that knows no names of hosts reaches it. */
export const programAddress = ({ address }: TestApp): string => `http://127.0.0.1:${new URL(address).port}`;

/** A new person on a page that has not been opened yet, to move for them without its screens. */
export async function sessionOf(app: TestApp, page: Page): Promise<Session> {
  const session = await signIn(programAddress(app), 'Ada');
  const at = session.cookie.indexOf('=');
  const [name, value] = [session.cookie.slice(0, at), session.cookie.slice(at + 1)];
  await page.context().addCookies([{ name, value, url: app.address }]);
  return session;
}

/** Plays today's deal of a game to its end, and returns the board with the result. */
export async function finishDaily(session: Session, game: string): Promise<DailyBoard> {
  const board = async () => (await request(session, 'GET', `/api/daily/${game}/today`)).body as DailyBoard;
  const { body } = await request(session, 'POST', `/api/daily/${game}`, { day: (await board()).day });
  // People choose differently, so that scores differ.
  const player = new AutoPlayer(
    session,
    (body as { code: string }).code,
    {},
    { once: true, choose: (moves, step) => moves[(step * 7 + session.handle.charCodeAt(0)) % moves.length] },
  );
  try {
    await over(player);
    return await until(board, ({ mine }) => mine?.ended === true);
  } finally {
    player.stop();
  }
}

/** Two people play one match to its end. */
export async function finishMatch(host: Session, guest: Session): Promise<void> {
  const code = await openTable(host, { game: 'fotomania', options: {} });
  const players = [host, guest].map((session) => new AutoPlayer(session, code, {}, { once: true, seats: 2 }));
  try {
    await Promise.all(players.map(over));
  } finally {
    for (const player of players) player.stop();
  }
}

const PATIENCE_MS = 60_000;
const LOOK_MS = 200;

const over = (player: AutoPlayer) =>
  until(
    () => player.table,
    (table) => table?.phase === 'over',
  );

async function until<T>(look: () => T | Promise<T>, isThere: (seen: T) => boolean): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, LOOK_MS))) {
    const seen = await look();
    if (isThere(seen)) return seen;
  }
  throw new Error('the match did not end');
}
