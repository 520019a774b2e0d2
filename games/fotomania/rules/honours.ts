import { type Honour, isRefusal, type MatchRecord, type Refusal, replay } from '@parlour/kernel';
import { awardsOf } from './awards.ts';
import { fotomania } from './index.ts';

/** The awards of the score sheet. */
export function honoursOf(record: MatchRecord): readonly Honour[] | Refusal {
  const match = replay(fotomania, record);
  if (isRefusal(match)) return match;
  return awardsOf(fotomania.view(match.state, 'spectator')).map(({ seat, honour }) => ({ seat, honour }));
}
