import { useState } from 'react';
import type { Order } from '../../../../contract/order/order';
import type { Unit } from '../../../../contract/unit/unit';
import { toDisplayOrder } from '../../../../domain/order/displayOrder';
import { useGetRecommendationsQuery } from '../../../state/api/recommendations';
import { useAppSelector } from '../../../state/hooks';
import {
  selectBestSerial,
  selectFilteredUnits,
  selectListedUnits,
  selectUnitPage,
} from '../../../state/selectors/comparison';
import { selectComparisonView } from '../../../state/selectors/comparisonChoices';
import { usePins } from '../pins/usePins';
import { useUnitPage } from './useUnitPage';

const NONE: readonly Unit[] = [];

/** The units of an order's comparison: fetched once, sorted, filtered, some of them pinned, one page of the others. */
export function useUnitList(orderId: string, order: Order) {
  const query = useGetRecommendationsQuery(order);
  const [text, setText] = useState('');
  const { view } = useAppSelector((state) => selectComparisonView(state, orderId));
  const { page: wanted, entrance, turnTo, goTo, startOver } = useUnitPage(view);
  const list = {
    orderId,
    recommended: query.data ?? NONE,
    orderSalePrice: toDisplayOrder(order).dollarValue,
    text: text.trim(),
    page: wanted,
  };
  return {
    query,
    text,
    filter: (next: string) => {
      setText(next);
      startOver();
    },
    page: useAppSelector((state) => selectUnitPage(state, list)),
    entrance,
    turnTo,
    startOver,
    pins: usePins(list, goTo),
    listed: useAppSelector((state) => selectListedUnits(state, list)),
    filtered: useAppSelector((state) => selectFilteredUnits(state, list)),
    bestSerial: useAppSelector((state) => selectBestSerial(state, list)),
  };
}

export type UnitList = ReturnType<typeof useUnitList>;
