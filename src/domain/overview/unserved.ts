import type { Overview } from '../../contract/overview';
import { formatMoney } from '../format/money';
import { formatNumber } from '../format/number';
import { DOLLARS, type Basis, type CellKind, type Table } from '../tables/table';
import { ordersAddress } from './addresses';
import { classWords, kvaWords, phaseWords, voltsWords } from '../orders/orderGroup';
import { countWords } from './chart';

type Group = Overview['unserved'][number];

export interface UnservedRow {
  rank: number;
  cells: readonly string[];
  to: string;
}

export const unservedHeads = ['kVA', 'Primary', 'Secondary', 'Phase', 'Orders', 'Value', 'Without a price'] as const;
/** Cells from this column on are figures. */
export const FIRST_FIGURE = 4;

const cellsOf = ({ kva, primaryClass, secondaryVolts, phase, orders, value, withoutPrice }: Group) => [
  kvaWords(kva),
  classWords(primaryClass),
  voltsWords(secondaryVolts),
  phaseWords(phase),
  formatNumber(orders),
  formatMoney(value),
  formatNumber(withoutPrice),
];

export const unservedRows = ({ unserved }: Overview): readonly UnservedRow[] =>
  unserved.map((group, index) => ({ rank: index + 1, cells: cellsOf(group), to: ordersAddress(group.query) }));

export function unservedBasis({ unserved, moreUnserved }: Overview): string {
  const orders = unserved.reduce((sum, group) => sum + group.orders, 0);
  const unpriced = unserved.reduce((sum, group) => sum + group.withoutPrice, 0);
  const missing =
    unpriced > 0 ? `; ${formatNumber(unpriced)} without a price ${unpriced === 1 ? 'counts' : 'count'} as $0` : '';
  const shown =
    moreUnserved > 0
      ? `, in the ${countWords(unserved.length, 'most valuable group')}; ${countWords(moreUnserved, 'smaller group')} not shown`
      : '';
  return `${countWords(orders, 'open order')} without an available unit that fits, with or without work, by requirement, ranked by value${shown}${missing}.`;
}

/** Column kinds: the rank, then `unservedHeads`. */
const kinds: readonly CellKind[] = ['number', 'number', 'text', 'text', 'text', 'number', 'money', 'number'];

export const UNSERVED_TITLE = 'What to buy or rewind next';

export const unservedTable = (overview: Overview, made: readonly Basis[]): Table => ({
  fileName: 'what-to-buy-or-rewind-next',
  title: UNSERVED_TITLE,
  columns: ['Rank', ...unservedHeads].map((title, index) => ({ title, kind: kinds[index] ?? 'text' })),
  rows: overview.unserved.map((group, index) => [
    ...[index + 1, ...cellsOf(group).slice(0, FIRST_FIGURE)],
    ...[group.orders, group.value, group.withoutPrice],
  ]),
  basis: [['Basis', unservedBasis(overview)], DOLLARS, ...made],
});
