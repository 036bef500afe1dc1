import type { ImportFile } from '../../../src/contract/imports/files';

/** What the rows of a file are made of. */
export interface BenchRows {
  readonly header: readonly string[];
  readonly rowOf: (index: number) => readonly (string | number)[];
}

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}.50`;
const RATINGS = [75, 112.5, 500, 1_000];
const ratingOf = (index: number) => RATINGS[index % RATINGS.length]!;

/** As people send them: names of their own, dates and dollars in their own ways. */
export const BENCH_ROWS: Readonly<Record<ImportFile, BenchRows>> = {
  orders: {
    header: ['Job Order', 'Job #', 'Customer', 'Job Type', 'Order Date', 'Price', 'State', 'kVA', 'Pri Volt', 'Wt'],
    rowOf: (index) => [
      `SO${1_000_000 + index}`,
      `J${1_000_000 + index}`,
      `Customer ${index % 5_000}`,
      index % 3 === 0 ? 'RW' : 'RC',
      `${1 + (index % 12)}/${1 + (index % 28)}/2026`,
      dollars(10_000 + (index % 9_000)),
      ['Arizona', 'NM', 'California'][index % 3]!,
      ratingOf(index),
      '12470GrdY/7200',
      8_000 + (index % 500),
    ],
  },
  units: {
    header: ['IC#', 'condition', 'Phase', 'kVA', 'Pri Volt', 'Sec Volt', 'Mfr', 'mfg_year', 'Wt', 'unit_cost'],
    rowOf: (index) => [
      `7${1_000_000 + index}`,
      index % 3 === 0 ? 'RW' : 'RC',
      index % 4 === 0 ? 1 : 3,
      ratingOf(index),
      '12470GrdY/7200',
      '480Y/277',
      ['Howard', 'Cooper', 'ABB'][index % 3]!,
      1_980 + (index % 40),
      8_000 + (index % 500),
      dollars(10_000 + (index % 9_000)),
    ],
  },
};
