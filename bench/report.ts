/** One table of results, as printed and as JSON. */
export interface BenchTable {
  readonly title: string;
  readonly rows: readonly Readonly<Record<string, string | number>>[];
  readonly note?: string;
}

/** Columns as wide as needed, numbers to the right. */
export function formatTable({ title, rows, note }: BenchTable): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => columns.map((column) => shown(row[column])));
  const widths = columns.map((column, i) => Math.max(column.length, ...cells.map((row) => row[i]?.length ?? 0)));
  const numeric = columns.map((column) => rows.every((row) => row[column] === undefined || typeof row[column] === 'number'));
  const line = (texts: readonly string[]): string =>
    texts
      .map((text, i) => (numeric[i] ? text.padStart(widths[i] ?? 0) : text.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  return [title, line(columns), rule, ...cells.map(line), ...(note === undefined ? [] : [note]), ''].join('\n');
}

const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const fractions = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });

function shown(value: string | number | undefined): string {
  if (typeof value !== 'number') return value ?? '';
  return (Math.abs(value) < 1 ? fractions : numbers).format(value);
}
