import type { Manifest } from '@parlour/kernel';

export const manifest: Manifest = {
  id: 'picture-perfect',
  order: 4,
  seats: { min: 2, max: 6 },
  minutes: 40,
  clocks: ['lookClock', 'choiceClock', 'photoClock'],
  isMemoryGame: true,
  daily: { bots: 1, options: { photoOnly: true } },
};
