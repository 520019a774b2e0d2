import type { Manifest } from '@parlour/kernel';

export const manifest: Manifest = {
  id: 'template',
  order: 0,
  seats: { min: 2, max: 4 },
  minutes: 10,
  clocks: ['clock'],
  isMemoryGame: false,
};
