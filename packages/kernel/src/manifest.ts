/** What a build knows of a game before it loads the rules: plain data, light enough for a home page. */
export interface Manifest {
  readonly id: string;
  /** The place of the game in every list of games; lower comes first. */
  readonly order: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a match takes. */
  readonly minutes: number;
  /** The game options that give players so many seconds; 0 gives them all the time there is. */
  readonly clocks: readonly string[];
  /** Players must remember much, so a match over several days is less of a joy. */
  readonly isMemoryGame: boolean;
  /** The game option that shows players what they should remember: such a match says nothing about their memory. */
  readonly memoryHelp?: string;
}
