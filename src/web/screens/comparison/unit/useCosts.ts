import { useMemo } from 'react';
import { useStore } from 'react-redux';
import type { Unit } from '../../../../contract/unit/unit';
import type { CostOptions } from '../../../../domain/cost/comparison/costOptions';
import type { Estimate } from '../../../../domain/cost/comparison/estimate';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import type { LiveCosts } from '../../../parts/cost/liveCosts';
import { useAppSelector } from '../../../state/hooks';
import type { RootState } from '../../../state/store';
import { selectCostOptions, selectEstimate } from '../../../state/selectors/comparisonChoices';
import { selectFreight } from '../../../state/selectors/rates';

/** Whose costs are shown: of a unit for an order. */
export interface CostsOf {
  order: DisplayOrder;
  unit: Unit;
}

/** What is read of the options of the moment. Renders where that changed, as far as it is a text, a number or a truth. */
export const useOptions = <T>({ order, unit }: CostsOf, read: (options: CostOptions) => T): T =>
  useAppSelector((state) => read(selectCostOptions(state, order.id, unit)));

/** What is read of the estimate of the moment. Renders where that changed. */
export const useEstimate = <T>({ order, unit }: CostsOf, read: (estimate: Estimate) => T): T =>
  useAppSelector((state) => read(selectEstimate(state, order.id, unit, order.price)));

export const whole = <T>(value: T): T => value;

/** The same for parts that more than one screen shows. */
export function useLiveCosts({ order, unit }: CostsOf): LiveCosts {
  const store = useStore<RootState>();
  return useMemo(
    () => ({
      unit,
      subscribe: (listener: () => void) => store.subscribe(listener),
      options: () => selectCostOptions(store.getState(), order.id, unit),
      estimate: () => selectEstimate(store.getState(), order.id, unit, order.price),
      freight: () => selectFreight(store.getState(), unit, order),
    }),
    [order, unit, store],
  );
}
