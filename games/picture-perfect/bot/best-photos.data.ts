/** The best score found for each deal, and the search time: `npm run photos:best -- --seconds 180`. */
export const BEST_PHOTOS: Readonly<Record<string, BestPhoto>> = {
  'deal-1': { score: 60, seconds: 180 },
  'deal-2': { score: 60, seconds: 180 },
  'deal-3': { score: 62, seconds: 180 },
  'deal-4': { score: 60, seconds: 180 },
  'deal-5': { score: 61, seconds: 180 },
  'deal-6': { score: 58, seconds: 180 },
  'deal-7': { score: 64, seconds: 180 },
  'deal-8': { score: 58, seconds: 180 },
  'deal-9': { score: 61, seconds: 180 },
  'deal-10': { score: 57, seconds: 180 },
  'deal-11': { score: 66, seconds: 180 },
  'deal-12': { score: 57, seconds: 180 },
  'deal-13': { score: 61, seconds: 180 },
  'deal-14': { score: 56, seconds: 180 },
  'deal-15': { score: 56, seconds: 180 },
  'deal-16': { score: 56, seconds: 180 },
  'deal-17': { score: 58, seconds: 180 },
  'deal-18': { score: 58, seconds: 180 },
  'deal-19': { score: 51, seconds: 180 },
  'deal-20': { score: 61, seconds: 180 },
};

export interface BestPhoto {
  readonly score: number;
  /** Processor time. */
  readonly seconds: number;
}
