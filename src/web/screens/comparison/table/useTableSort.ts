import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Unit } from '../../../../contract/unit/unit';
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
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import type { AddressChanges } from '../../../parts/page/browserAddress';
import { useAppSelector, useRates } from '../../../state/hooks';
import { estimateIn, selectChangedOptions, selectManualUnits } from '../../../state/selectors/comparisonChoices';
import { useComparisonAddress } from '../comparisonAddress';
import { useReservedFor } from '../unit/OrderReservation';
import type { UnitList } from '../useUnitList';

const opposite = { ascending: 'descending', descending: 'ascending' } as const;
const listSorts = new Map<TableColumn, UnitSort>([
  ['match', 'specs'],
  ['margin', 'margin'],
]);

/**
 * The table follows the list's sort until a title is clicked; the address remembers that. Match and Margin also sort
 * the list.
 */
export function useTableSort(listed: UnitSort, onSort: (sort: UnitSort, also: AddressChanges) => void) {
  const { params } = useComparisonAddress();
  const current = sortOf(params) ?? listSort(listed);
  const sortBy = (by: TableColumn) => {
    const direction = by === current.by ? opposite[current.direction] : startOf(by);
    onSort(listSorts.get(by) ?? listed, { sort: by, direction });
  };
  return { current, sortBy };
}

function sortOf(params: URLSearchParams): TableSort | null {
  const by = tableColumns.find((column) => column === params.get('sort'));
  if (by === undefined) return null;
  const direction = params.get('direction');
  return { by, direction: direction === 'ascending' || direction === 'descending' ? direction : startOf(by) };
}

interface SortedPage {
  order: DisplayOrder;
  list: UnitList;
  sort: TableSort;
}

/** Manually added units always come first. */
export function useSortedPage({ order, list, sort }: SortedPage): readonly Unit[] {
  const figuresOf = useFigures(order);
  const manual = useAppSelector((state) => selectManualUnits(state, order.id));
  const { filtered, pins, page } = list;
  return useMemo(() => {
    const units = filtered.filter((unit) => !pins.units.includes(unit));
    const [byHand, others] = [true, false].map((isByHand) =>
      units.filter((unit) => manual.includes(unit) === isByHand),
    );
    const sorted = [...(byHand ?? []), ...sortTable(others ?? [], sort, figuresOf)];
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

/** Scrolls to the top whenever `arrangement` changes. */
export function useScrollToTop(box: RefObject<HTMLElement | null>, arrangement: string): void {
  const shown = useRef(arrangement);
  useEffect(() => {
    // Keep the initial position: the browser's, or that of an added unit.
    if (shown.current === arrangement) return;
    shown.current = arrangement;
    if (box.current) box.current.scrollTop = 0;
  }, [box, arrangement]);
}
