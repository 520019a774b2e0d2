import { isRefusal, type MatchRecord, type MemoryTrial, type Refusal } from '@parlour/kernel';
import { hatRecap } from './recap.ts';

/**
 * What everyone had to remember: the giver the name of a gift, the receiver whether that name is right.
 * Counted in offers since all last saw the card. A lie told on purpose looks like one that was believed, so it counts as
 * a slip; what the clock said counts for nobody.
 */
export function memoryTrials(record: MatchRecord): readonly MemoryTrial[] | Refusal {
  const story = hatRecap(record);
  if (isRefusal(story)) return story;
  return story.offers.flatMap(({ from, to, said, object, answer, unseen, faltered, overslept }): MemoryTrial[] => {
    const named = { seat: from, distance: unseen, correct: said === object };
    const answered = { seat: to, distance: unseen, correct: (answer === 'thanked') === (said === object) };
    return [...(faltered ? [] : [named]), ...(overslept ? [] : [answered])];
  });
}
