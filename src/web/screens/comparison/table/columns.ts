import type { TableColumn } from '../../../../domain/comparison/sortUnits';
import type { SpecId } from '../../../../domain/specs/spec';
import { specRows } from '../../../../domain/specs/specRows';
import { useComparisonAddress } from '../comparisonAddress';

interface Column {
  title: string;
  /** rem */
  width: number;
}

export type SortedColumn = Column & { id: TableColumn };

const specColumns: readonly (Column & { id: SpecId & TableColumn })[] = [
  { id: 'kvaRating', title: 'kVA RATING', width: 7 },
  { id: 'primaryVoltage', title: 'PRIMARY V', width: 11 },
  { id: 'secondaryVoltage', title: 'SECONDARY V', width: 8.5 },
  { id: 'fusing', title: 'FUSING', width: 12 },
  { id: 'bushConfiguration', title: 'BUSH CONFIG', width: 11 },
  { id: 'taps', title: 'TAPS', width: 7 },
];

const decidingColumns: readonly SortedColumn[] = [
  { id: 'gap', title: 'WORST GAP', width: 13 },
  { id: 'work', title: 'WORK', width: 9.5 },
  { id: 'cost', title: 'ALL COSTS', width: 7.5 },
  { id: 'margin', title: 'MARGIN', width: 8.5 },
  { id: 'afterFreight', title: 'AFTER FREIGHT', width: 9.5 },
  { id: 'price', title: 'PRICE', width: 9 },
  { id: 'distance', title: 'DISTANCE', width: 9.5 },
  { id: 'reserve', title: 'RESERVE', width: 9.5 },
];

const firstColumns: readonly SortedColumn[] = [
  { id: 'serial', title: 'UNIT ID', width: 11.5 },
  { id: 'match', title: 'MATCH', width: 10 },
];

export type ColumnSet = 'all' | 'deciding';

export interface TableColumns {
  /** Columns without an id are not sortable. */
  all: readonly (Column | SortedColumn)[];
  hasSpecs: boolean;
  /** rem */
  width: number;
}

const columnsOf = (all: TableColumns['all'], hasSpecs: boolean): TableColumns => ({
  all,
  hasSpecs,
  width: all.reduce((sum, { width }) => sum + width, 0),
});

function setsWithout(...left: readonly TableColumn[]): Readonly<Record<ColumnSet, TableColumns>> {
  const deciding = decidingColumns.filter(({ id }) => !left.includes(id));
  return {
    all: columnsOf([...firstColumns, { title: 'IMAGE', width: 6.5 }, ...specColumns, ...deciding], true),
    deciding: columnsOf([...firstColumns, ...deciding], false),
  };
}

export const columnSets = {
  withFreight: setsWithout(),
  withCosts: setsWithout('afterFreight'),
  withoutCosts: setsWithout('cost', 'margin', 'afterFreight', 'price'),
} as const;

export const sortedColumns = ({ all }: TableColumns): readonly SortedColumn[] =>
  all.flatMap((column) => ('id' in column ? column : []));

export const rowsShown = specColumns.flatMap(({ id }) => specRows.filter((row) => row.id === id));

export function useColumnSet() {
  const { params, write } = useComparisonAddress();
  const set: ColumnSet = params.get('columns') === 'deciding' ? 'deciding' : 'all';
  const choose = (next: ColumnSet) => write({ columns: next === 'all' ? null : next });
  return [set, choose] as const;
}
