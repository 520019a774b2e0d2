// Written by `npm run memory:write`: 400 matches of each level.
import type { MemoryCurves } from '@parlour/kernel';

export const MEMORY_CURVES: MemoryCurves = {
  easy: [
    { distance: 0, to: 0, trials: 8268, correct: 8268 },
    { distance: 3, to: 4, trials: 3744, correct: 3212 },
    { distance: 5, to: 7, trials: 3648, correct: 2509 },
    { distance: 8, to: 12, trials: 5698, correct: 3188 },
    { distance: 13, to: null, trials: 16696, correct: 5629 },
  ],
  normal: [
    { distance: 0, to: 0, trials: 8316, correct: 8316 },
    { distance: 3, to: 4, trials: 3884, correct: 3430 },
    { distance: 5, to: 7, trials: 4168, correct: 3453 },
    { distance: 8, to: 12, trials: 6112, correct: 4614 },
    { distance: 13, to: null, trials: 27116, correct: 15167 },
  ],
  sharp: [
    { distance: 0, to: 0, trials: 8256, correct: 8256 },
    { distance: 3, to: 4, trials: 4088, correct: 3956 },
    { distance: 5, to: 7, trials: 4452, correct: 4236 },
    { distance: 8, to: 12, trials: 7074, correct: 6378 },
    { distance: 13, to: null, trials: 36004, correct: 27610 },
  ],
};
