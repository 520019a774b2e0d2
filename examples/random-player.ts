/** A player that chooses at random: `npx tsx examples/random-player.ts http://localhost:4000 TABLECODE`. */
import { RefusedError, signIn, TableConnection } from '@parlour/client';

const [url = 'http://localhost:4000', code = ''] = process.argv.slice(2);
const table = await TableConnection.open(await signIn(url, 'Random'), code);
if (table.seat === null) await table.sit();
while (!table.isOver) {
  await table.until(() => table.isMyTurn || table.isOver, 60_000);
  if (!table.isMyTurn) continue;
  const { moves } = await table.legalMoves();
  const move = moves[Math.floor(Math.random() * moves.length)];
  // A move may come too late, when the clock or another player was faster.
  if (move !== undefined) await table.play(move).catch((error: unknown) => ignoreRefusal(error));
}
console.log(JSON.stringify({ seat: table.seat, ...table.observation?.over }));
table.close();

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof RefusedError)) throw error;
}
