import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Order } from '../../../contract/order';
import type { Unit } from '../../../contract/unit';
import { toDisplayOrder } from '../../../domain/order/displayOrder';
import { useGetRecommendationsQuery } from '../../state/api/recommendations';
import { useAppSelector } from '../../state/hooks';
import {
  selectBestSerial,
  selectFilteredUnits,
  selectListedUnits,
  selectUnitPage,
} from '../../state/selectors/comparison';

const NONE: readonly Unit[] = [];

/** The units of an order's comparison: fetched once, sorted, filtered, one page of them. The page is in the address. */
export function useUnitList(orderId: string, order: Order) {
  const query = useGetRecommendationsQuery(order);
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState('');
  const [direction, setDirection] = useState<'forward' | 'back'>('forward');
  const list = {
    orderId,
    recommended: query.data ?? NONE,
    orderSalePrice: toDisplayOrder(order).dollarValue,
    text: text.trim(),
    page: Number(params.get('page') ?? 1),
  };
  const page = useAppSelector((state) => selectUnitPage(state, list));
  const showPage = (next: number) => {
    setDirection(next < page.page ? 'back' : 'forward');
    setParams(next === 1 ? {} : { page: String(next) }, { replace: true, preventScrollReset: true });
  };
  return {
    query,
    text,
    filter: (next: string) => {
      setText(next);
      showPage(1);
    },
    page,
    direction,
    showPage,
    listed: useAppSelector((state) => selectListedUnits(state, list)),
    filtered: useAppSelector((state) => selectFilteredUnits(state, list)),
    bestSerial: useAppSelector((state) => selectBestSerial(state, list)),
    orderSalePrice: list.orderSalePrice,
  };
}

export type UnitList = ReturnType<typeof useUnitList>;
