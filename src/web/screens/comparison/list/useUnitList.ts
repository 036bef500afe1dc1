import { useState } from 'react';
import type { Order } from '../../../../contract/order/order';
import type { Unit } from '../../../../contract/unit/unit';
import { useRecommendations } from '../../../state/api/recommendations';
import { useAppSelector } from '../../../state/hooks';
import {
  selectBestSerial,
  selectFilteredUnits,
  selectListedUnits,
  selectUnitPage,
} from '../../../state/selectors/comparison';
import { selectComparisonView } from '../../../state/selectors/comparisonChoices';
import { selectDisplayOrder } from '../../../state/selectors/displayOrder';
import { usePins } from '../pins/usePins';
import { useUnitPage } from './useUnitPage';

const NONE: readonly Unit[] = [];

/** The units of an order's comparison: fetched once, sorted, filtered, some of them pinned, one page of the others. */
export function useUnitList(order: Order) {
  const { id: orderId, dollarValue } = selectDisplayOrder(order);
  const query = useRecommendations(order);
  const [text, setText] = useState('');
  const { view } = useAppSelector((state) => selectComparisonView(state, orderId));
  const { page, entrance, turnToPage, showPage, resetPage } = useUnitPage(view);
  const list = {
    orderId,
    recommended: query.data?.units ?? NONE,
    orderSalePrice: dollarValue,
    text: text.trim(),
    page,
  };
  return {
    query,
    text,
    filter: (next: string) => {
      setText(next);
      resetPage();
    },
    page: useAppSelector((state) => selectUnitPage(state, list)),
    entrance,
    turnToPage,
    resetPage,
    pins: usePins(list, showPage),
    listed: useAppSelector((state) => selectListedUnits(state, list)),
    filtered: useAppSelector((state) => selectFilteredUnits(state, list)),
    bestSerial: useAppSelector((state) => selectBestSerial(state, list)),
  };
}

export type UnitList = ReturnType<typeof useUnitList>;
