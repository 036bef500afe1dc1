import { useMemo } from 'react';
import type { Unit } from '../../../../../contract/unit/unit';
import { paginate } from '../../../../../domain/comparison/paginate';
import { sortValueOf } from '../../../../../domain/comparison/rowValues';
import {
  sortTable,
  type RowFigure,
  type TableColumn,
  type TableSort,
} from '../../../../../domain/comparison/sortUnits';
import { unitFreight } from '../../../../../domain/freight/unitFreight';
import { MAX_LISTED_UNITS } from '../../../../../domain/limits';
import type { DisplayOrder } from '../../../../../domain/order/displayOrder';
import { useAppSelector, useRates } from '../../../../state/hooks';
import { estimateIn, selectChangedOptions, selectManualUnits } from '../../../../state/selectors/comparisonChoices';
import type { UnitList } from '../../list/useUnitList';
import { useReservedFor } from '../useReservedFor';

interface SortedPage {
  order: DisplayOrder;
  list: UnitList;
  sort: TableSort;
}

/** The units of the table's page in its order: those that were added by hand first, on every sort. */
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
