import { useMemo } from 'react';
import { useStore } from 'react-redux';
import type { Unit } from '../../../../contract/unit/unit';
import { paginate } from '../../../../domain/comparison/paginate';
import { sortTable, type RowFigures, type TableSort } from '../../../../domain/comparison/tableSort';
import { neededWork } from '../../../../domain/cost/comparison/neededWork';
import { RECOMMENDED_UNITS } from '../../../../domain/limits';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { useAppSelector } from '../../../state/hooks';
import { selectChangedOptions, selectEstimate, selectManualUnits } from '../../../state/selectors/comparisonChoices';
import type { RootState } from '../../../state/store';
import type { UnitList } from '../list/useUnitList';
import { useReservedSerials } from './useReservedSerials';

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
    return paginate(sorted, page.page, RECOMMENDED_UNITS).items;
  }, [filtered, pins.units, page.page, manual, sort, figuresOf]);
}

function useFigures(order: DisplayOrder): (unit: Unit) => RowFigures {
  const store = useStore<RootState>();
  const reserved = useReservedSerials();
  const changed = useAppSelector((state) => selectChangedOptions(state, order.id));
  return useMemo(() => {
    // The estimates follow the options of the moment.
    const state = { ...store.getState(), costOptions: { [order.id]: changed } };
    return (unit) => {
      const { marginPercentage, salePrice, isComplete } = selectEstimate(state, order.id, unit, order.dollarValue);
      return {
        match: unit.match_score,
        work: neededWork(unit).reduce((sum, { cost }) => sum + (cost ?? 0), 0),
        margin: marginPercentage,
        price: salePrice,
        reserve: reserved && Number(reserved.has(String(unit.serial))),
        isComplete,
      };
    };
  }, [store, order, reserved, changed]);
}
