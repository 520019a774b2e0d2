/** One table of results, as printed and as JSON. */
export interface BenchTable {
  readonly title: string;
  readonly rows: readonly Readonly<Record<string, string | number>>[];
  readonly note?: string;
}
