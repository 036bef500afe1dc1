import { withoutCosts } from '../../matching/explanation/withoutCosts';
import { exportColumns } from './comparisonExport';
import type { ExportColumn } from './exportColumn';
import { freightColumns } from './exportFreight';
import { moneyColumns } from './exportMoney';

const MONEY: ReadonlySet<ExportColumn> = new Set([...moneyColumns, ...freightColumns]);
const OF_COSTS: ReadonlySet<string> = new Set(['Switched off', 'Cost not recorded', 'Rates']);

const isShown = (column: ExportColumn) => !MONEY.has(column) && column.kind !== 'money' && !OF_COSTS.has(column.title);

/** The columns for somebody who does not see costs: without money, and without costs in what the others say. */
export const columnsWithoutCosts: readonly ExportColumn[] = exportColumns.filter(isShown).map((column) => ({
  ...column,
  of: (listed, requirement) => {
    const cell = column.of(listed, requirement);
    return typeof cell === 'string' ? withoutCosts(cell) : cell;
  },
}));
