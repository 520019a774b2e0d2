import { type HatTypes, thatsNotAHat } from '@parlour/games/thats-not-a-hat';
import type { MessageKey } from '@parlour/words';
import { defineFace } from '../face.ts';

export const hatFace = defineFace<HatTypes>({
  game: thatsNotAHat,
  areas: ['hat', 'hat-objects', 'hat-rules'],
  rulebook: [],
  clauseKey: (clause) => `hat.rules.${clause}` as MessageKey,
  Board: ({ legal, choose }) => (
    <div>
      {legal.slice(0, 4).map((move) => (
        <button key={JSON.stringify(move)} type="button" onClick={() => choose(move)}>
          {JSON.stringify(move)}
        </button>
      ))}
    </div>
  ),
  sentence: ({ view }) => view.phase,
  describe: (event) => event.type,
});
