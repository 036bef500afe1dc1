import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Unit } from '../../../../contract/units/unit';
import { paginate } from '../../../../domain/comparison/paginate';
import { sortValueOf } from '../../../../domain/comparison/rowValues';
import {
  type UnitSort,
  listSort,
  type RowFigure,
  sortTable,
  startOf,
  type TableColumn,
  tableColumns,
  type TableSort,
} from '../../../../domain/comparison/sortUnits';
import { unitFreight } from '../../../../domain/freight/unitFreight';
import { MAX_LISTED_UNITS } from '../../../../domain/limits';
import type { DisplayOrder } from '../../../../domain/orders/displayOrder';
import type { SpecId } from '../../../../domain/specs/spec';
import { specRows } from '../../../../domain/specs/specRows';
import type { AddressChanges } from '../../../lib/browserAddress';
import { useAppSelector, useRates } from '../../../store/hooks';
import { estimateIn, selectChangedOptions } from './comparisonChoices';
import { useComparisonAddress } from './comparisonAddress';
import { useReservedFor } from '../components/unit/Reservation';
import type { UnitList } from './useUnitList';

const opposite = { ascending: 'descending', descending: 'ascending' } as const;
const listSorts: Partial<Record<TableColumn, UnitSort>> = { match: 'specs', margin: 'margin' };

/** Follows the list's sort until a title is clicked. Match and Margin also sort the list. */
export function useTableSort(listed: UnitSort, onSort: (sort: UnitSort, also: AddressChanges) => void) {
  const { params } = useComparisonAddress();
  const current = sortOf(params) ?? listSort(listed);
  const sortBy = (by: TableColumn) => {
    const direction = by === current.by ? opposite[current.direction] : startOf(by);
    onSort(listSorts[by] ?? listed, { sort: by, direction });
  };
  return { current, sortBy };
}

function sortOf(params: URLSearchParams): TableSort | null {
  const by = tableColumns.find((column) => column === params.get('sort'));
  if (by === undefined) return null;
  const direction = params.get('direction');
  return { by, direction: direction === 'ascending' || direction === 'descending' ? direction : startOf(by) };
}

/** Manually added units always come first. */
export function useSortedPage(order: DisplayOrder, list: UnitList, sort: TableSort): readonly Unit[] {
  const figuresOf = useFigures(order);
  const { filtered, pins, page, manual } = list;
  return useMemo(() => {
    const units = filtered.filter((unit) => !pins.units.includes(unit));
    const isManual = (unit: Unit) => manual.includes(unit);
    const others = units.filter((unit) => !isManual(unit));
    const sorted = [...units.filter(isManual), ...sortTable(others, sort, figuresOf)];
    return paginate(sorted, page.page, MAX_LISTED_UNITS).items;
  }, [filtered, pins.units, page.page, manual, sort, figuresOf]);
}

function useFigures(order: DisplayOrder) {
  const reserved = useReservedFor(order.id);
  const changed = useAppSelector((state) => selectChangedOptions(state, order.id));
  const rates = useRates();
  return useMemo(() => {
    const estimateOf = estimateIn(changed, order.price, rates);
    return (unit: Unit, by: TableColumn): RowFigure => {
      const estimate = estimateOf(unit);
      const value =
        by === 'reserve'
          ? reserved && Number(reserved.has(String(unit.serial)))
          : sortValueOf[by]({ unit, order, estimate, freight: unitFreight(rates, unit, order) });
      return { value, isComplete: estimate.isComplete };
    };
  }, [order, reserved, changed, rates]);
}

export function useScrollToTop(box: RefObject<HTMLElement | null>, arrangement: string): void {
  const shown = useRef(arrangement);
  useEffect(() => {
    // Stays at the initial position: the browser's, or that of an added unit.
    if (shown.current === arrangement) return;
    shown.current = arrangement;
    if (box.current) box.current.scrollTop = 0;
  }, [box, arrangement]);
}

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
  { id: 'gap', title: 'WORST GAP', width: 11.5 },
  { id: 'work', title: 'WORK', width: 9.5 },
  { id: 'cost', title: 'ALL COSTS', width: 7.5 },
  { id: 'margin', title: 'MARGIN', width: 8.5 },
  { id: 'afterFreight', title: 'AFTER FREIGHT', width: 9.5 },
  { id: 'price', title: 'PRICE', width: 8 },
  { id: 'distance', title: 'DISTANCE', width: 9 },
];

const firstColumns: readonly SortedColumn[] = [
  { id: 'serial', title: 'UNIT ID', width: 13 },
  { id: 'match', title: 'MATCH', width: 10 },
  { id: 'reserve', title: 'RESERVE', width: 9 },
];

export type ColumnSet = 'all' | 'deciding';

export interface TableColumns {
  /** Columns without an id are not sortable. */
  all: readonly (Column | SortedColumn)[];
  hasSpecs: boolean;
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
    all: columnsOf([...firstColumns, { title: 'IMAGE', width: 5 }, ...specColumns, ...deciding], true),
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
