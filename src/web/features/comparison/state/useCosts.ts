import { useMemo } from 'react';
import { useStore } from 'react-redux';
import type { Unit } from '../../../../contract/units/unit';
import type { Estimate } from '../../../../domain/cost/comparison/estimate';
import type { DisplayOrder } from '../../../../domain/orders/displayOrder';
import type { LiveCosts } from '../../estimates/components/cost/liveCosts';
import { useAppSelector } from '../../../store/hooks';
import type { RootState } from '../../../store/store';
import { selectCostOptions, selectEstimate } from './comparisonChoices';
import { selectFreight } from '../../rates/state/selectors';

/** Inputs of the figures from an order or a request. */
export type QuotedOrder = Pick<
  DisplayOrder,
  'id' | 'price' | 'requirement' | 'customerLocation' | 'isFreightPaidByCustomer'
>;

export interface UnitOfQuote {
  order: QuotedOrder;
  unit: Unit;
}

export interface UnitOfOrder {
  order: DisplayOrder;
  unit: Unit;
}

/** Renders only when the result changes. */
export const useEstimate = <T>({ order, unit }: UnitOfQuote, read: (estimate: Estimate) => T): T =>
  useAppSelector((state) => read(selectEstimate(state, order.id, unit, order.price)));

export const whole = <T>(value: T): T => value;

/** For shared parts that subscribe on their own. */
export function useLiveCosts({ order, unit }: UnitOfOrder): LiveCosts {
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
