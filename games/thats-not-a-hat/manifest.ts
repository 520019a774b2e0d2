import type { Manifest } from '@parlour/kernel';

export const manifest: Manifest = {
  id: 'thats-not-a-hat',
  order: 1,
  seats: { min: 2, max: 8 },
  minutes: 15,
  clocks: ['clock'],
  isMemoryGame: true,
  memoryHelp: 'memoryHelp',
  daily: { bots: 3 },
};
