import type { Manifest } from '@parlour/kernel';

export const manifest: Manifest = {
  id: 'fotomania',
  order: 2,
  seats: { min: 2, max: 4 },
  minutes: 30,
  clocks: ['clock'],
  isMemoryGame: false,
  daily: { bots: 2 },
};
