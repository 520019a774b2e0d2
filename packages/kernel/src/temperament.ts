/** How a bot plays at any level: what it is inclined to, not how strong it is. An even-tempered bot plays as its level does. */
export const TEMPERAMENTS = [
  'even',
  'bold',
  'cautious',
  'suspicious',
  'grudging',
  'absent-minded',
  'curious',
  'trusting',
  'hasty',
] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];
