/** What a build knows of a game before it loads the rules: plain data, light enough for the home page. */
export interface Manifest {
  readonly id: string;
  /** The place of the game in every list of games; lower comes first. */
  readonly order: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a match takes. */
  readonly minutes: number;
  /** The game options that set seconds for a decision; 0 means no limit. */
  readonly clocks: readonly string[];
  /** Players must remember much, so a correspondence match is discouraged. */
  readonly isMemoryGame: boolean;
  /** The game option that shows players what they should remember. Matches with it give no memory trials. */
  readonly memoryHelp?: string;
  /** The deal of the day: the number of bots, and game options besides clocks, which are off. A game without it has none. */
  readonly daily?: { readonly bots: number; readonly options?: Readonly<Record<string, boolean | number | string>> };
}
