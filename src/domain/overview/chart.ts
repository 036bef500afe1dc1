/** How a series looks: its color and its texture, so that it reads without its color. */
export type SeriesLook =
  | 'plain'
  | 'second'
  | 'third'
  | 'fourth'
  | 'fifth'
  | 'rest'
  | 'late'
  | 'fits'
  | 'work'
  | 'check'
  | 'misses'
  | 'none'
  | 'unknown';

export interface Series {
  name: string;
  look: SeriesLook;
}

export interface Bar {
  value: number;
  /** The address of the list behind it; null where no one list has it. */
  to: string | null;
}

export interface ChartRow {
  name: string;
  /** In the order of the series; null where there is nothing. */
  bars: readonly (Bar | null)[];
  /** What the table says beside the bars. */
  facts: readonly string[];
  /** Where the bar of the row looks different from its series. */
  look?: SeriesLook;
}

/** Figures and words: drawn as bars, read as a table, saved as CSV. */
export interface Chart {
  /** Also the name of its file. */
  id: string;
  title: string;
  /** What the figures are based on. */
  basis: string;
  /** What the rows are by. */
  by: string;
  measure: 'dollars' | 'count';
  /** What a bar counts, for its words: 'orders'. */
  unit: string;
  /** The bars of a row follow each other, or stand one below the other. */
  layout: 'stacked' | 'grouped';
  series: readonly Series[];
  /** Heads of the facts. */
  facts: readonly string[];
  rows: readonly ChartRow[];
}

export const totalOf = ({ bars }: ChartRow): number => bars.reduce((sum, bar) => sum + (bar?.value ?? 0), 0);

/** The longest bar. */
export const longest = ({ rows, layout }: Chart): number =>
  Math.max(
    0,
    ...rows.map((row) =>
      layout === 'stacked' ? totalOf(row) : Math.max(0, ...row.bars.map((bar) => bar?.value ?? 0)),
    ),
  );
