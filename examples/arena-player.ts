/** A player of an arena that chooses at random: `parlour arena --program mine="npx tsx examples/arena-player.ts"`. */
import { createInterface } from 'node:readline';

interface Message {
  readonly type: string;
  readonly step?: number;
  readonly moves?: readonly object[];
}

const send = (message: object): boolean => process.stdout.write(`${JSON.stringify(message)}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const { type, step, moves = [] } = JSON.parse(line) as Message;
  if (type === 'hello') send({ type: 'hello', version: 1 });
  if (type === 'legal-moves') send({ type: 'move', step, move: moves[Math.floor(Math.random() * moves.length)] });
}
