/** The best score found for each deal, and the search time: `npm run photos:best -- --seconds 180`. */
export const BEST_PHOTOS: Readonly<Record<string, BestPhoto>> = {
  'deal-1': { score: 60, seconds: 60 },
  'deal-2': { score: 60, seconds: 60 },
  'deal-3': { score: 60, seconds: 24 },
  'deal-4': { score: 58, seconds: 24 },
  'deal-5': { score: 60, seconds: 24 },
  'deal-6': { score: 58, seconds: 24 },
  'deal-7': { score: 61, seconds: 1 },
  'deal-8': { score: 57, seconds: 1 },
  'deal-9': { score: 58, seconds: 1 },
  'deal-10': { score: 57, seconds: 1 },
  'deal-11': { score: 64, seconds: 1 },
  'deal-12': { score: 56, seconds: 1 },
  'deal-13': { score: 61, seconds: 1 },
  'deal-14': { score: 53, seconds: 1 },
  'deal-15': { score: 55, seconds: 1 },
  'deal-16': { score: 54, seconds: 1 },
  'deal-17': { score: 55, seconds: 1 },
  'deal-18': { score: 58, seconds: 1 },
  'deal-19': { score: 50, seconds: 1 },
  'deal-20': { score: 61, seconds: 1 },
};

export interface BestPhoto {
  readonly score: number;
  /** Processor time. */
  readonly seconds: number;
}
