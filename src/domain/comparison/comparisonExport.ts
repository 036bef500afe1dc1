import type { Requirement } from '../../contract/orders/order';
import type { DisplayOrder } from '../orders/displayOrder';
import { orNA } from '../format/number';
import { filterBasis, COST_BASIS, type Basis, type Table } from '../tables/table';
import { enteredNumber } from '../quantity/quantity';
import { fitClassOf } from '../fit/fitClass';
import { specRows } from '../specs/specRows';
import {
  column,
  rounded,
  yes,
  type Cell,
  type ExportColumn,
  type ListedUnit,
  decidingColumns,
  freightColumns,
  moneyColumns,
  workColumns,
  verdictColumns,
} from './exportColumns';
import { withoutCosts } from '../cost/work';

/** Voltages are nameplate texts, even if numeric. */
const kindOf = (measure: string | undefined) => (measure === undefined || measure === 'V' ? 'text' : 'number');

const specColumns = specRows.map(({ title, unitOfMeasure, required, actual }): ExportColumn => ({
  title,
  kind: kindOf(unitOfMeasure),
  required,
  of: ({ unit }) => actual(unit),
}));

const optionColumns = [
  column('FR3', ({ options }) => yes(options.fr3Enabled)),
  column('FR3 gallons', ({ options }) => enteredNumber(options.fr3EstimatedGallons)),
  column('Turn pull', ({ options }) => yes(options.turnPull)),
  column('Turn pull details', ({ options }) => options.turnPullDetails),
  column('Feed conversion', ({ options }) => yes(options.feedConversion)),
  column('Replacement cabinet', ({ options }) => yes(options.replacementCabinet)),
  column('Additional cabinet cost', ({ options }) => enteredNumber(options.additionalCabinetCost), 'money'),
  column('Re-tank', ({ options }) => yes(options.reTank)),
  column('Re-tank labor cost', ({ options }) => enteredNumber(options.reTankCost), 'money'),
];

export const exportColumns: readonly ExportColumn[] = [
  { title: 'Unit', kind: 'text', required: () => 'Requirement', of: ({ unit }) => String(unit.serial) },
  column('Fit', ({ unit }) => fitClassOf(unit)),
  column('Gaps', ({ unit }) => unit.fit?.gaps.flatMap(({ text }) => text ?? []).join('; ') ?? null),
  column('Match %', ({ unit }) => rounded(unit.match_score === null ? null : unit.match_score * 100, 1), 'percent'),
  column('Best', ({ isBest }) => yes(isBest)),
  column('Added by IC#', ({ isManual }) => yes(isManual)),
  column('Pinned', ({ isPinned }) => yes(isPinned)),
  ...specColumns,
  ...verdictColumns,
  column('Location', ({ unit }) => unit.warehouse_desc),
  ...decidingColumns,
  ...workColumns,
  ...optionColumns,
  ...moneyColumns,
  ...freightColumns,
  column('Rates', ({ rates }) => rates ?? null),
  column('Reason', ({ unit }) => unit.reason),
];

const rowsOf = (
  columns: readonly ExportColumn[],
  requirement: Partial<Requirement>,
  units: readonly ListedUnit[],
): readonly Cell[][] => [
  columns.map(({ required }) => required(requirement)),
  ...units.map((listed) => columns.map(({ of }) => of(listed, requirement))),
];

const fileName = ({ jobOrderNumber, id }: DisplayOrder) =>
  `comparison-${(jobOrderNumber ?? id).replace(/[^\w-]+/g, '_')}`;

const FREIGHT: ReadonlySet<ExportColumn> = new Set(freightColumns);

const shownOf = (columns: readonly ExportColumn[], units: readonly ListedUnit[]) =>
  units.some(({ freight }) => freight !== null) ? columns : columns.filter((each) => !FREIGHT.has(each));

/** The comparison of an order as a table: the requirement, then the units in the given order. */
export function comparisonTable(
  order: DisplayOrder,
  units: readonly ListedUnit[],
  filter: string,
  made: readonly Basis[],
  columns = exportColumns,
): Table {
  const shown = shownOf(columns, units);
  return {
    fileName: fileName(order),
    title: 'Comparison',
    columns: shown.map(({ title, kind }) => ({ title, kind })),
    rows: rowsOf(shown, order.requirement, units),
    basis: [
      ['Job', orNA(order.jobOrderNumber)],
      ['Customer', orNA(order.customerName)],
      filterBasis(filter.trim() === '' ? [] : [filter.trim()]),
      ...(columns === exportColumns ? COST_BASIS : []),
      ...made,
    ],
  };
}

const MONEY: ReadonlySet<ExportColumn> = new Set([...moneyColumns, ...freightColumns]);
const OF_COSTS: ReadonlySet<string> = new Set(['Switched off', 'Cost not recorded', 'Rates']);

const isShown = (column: ExportColumn) => !MONEY.has(column) && column.kind !== 'money' && !OF_COSTS.has(column.title);

export const columnsWithoutCosts: readonly ExportColumn[] = exportColumns.filter(isShown).map((column) => ({
  ...column,
  of: (listed, requirement) => {
    const cell = column.of(listed, requirement);
    return typeof cell === 'string' ? withoutCosts(cell) : cell;
  },
}));
