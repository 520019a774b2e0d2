import type { Manifest } from '@parlour/kernel';

export const manifest: Manifest = {
  id: 'mascarade',
  order: 3,
  seats: { min: 4, max: 12 },
  minutes: 30,
  clocks: ['memorise', 'clock'],
  isMemoryGame: true,
  memoryHelp: 'memoryHelp',
  daily: { bots: 5 },
};
