import { isRefusal, type MatchRecord, type MemoryTrial, type Refusal } from '@parlour/kernel';
import { hatRecap } from './recap.ts';

/**
 * The memory trials: the giver had to remember a gift, the receiver whether its name is right.
 * Counted in offers since all last saw the card. A deliberate lie looks like a mistake, so it counts as
 * one; the clock's moves count for nobody.
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
