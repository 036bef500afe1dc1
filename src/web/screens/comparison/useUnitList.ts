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

interface Shown {
  page: number;
  /** Where it came from. */
  direction: 'forward' | 'back';
}

/**
 * Which page is shown. The address only remembers it, for a reload and for coming back: the router may take its time,
 * and a filter and its page must change together.
 */
function usePage() {
  const [params, setParams] = useSearchParams();
  const [{ page, direction }, setShown] = useState<Shown>({
    page: Number(params.get('page') ?? 1),
    direction: 'forward',
  });
  const showPage = (next: number) => {
    if (next === page) return;
    setShown({ page: next, direction: next < page ? 'back' : 'forward' });
    setParams(next === 1 ? {} : { page: String(next) }, { replace: true, preventScrollReset: true });
  };
  return { wanted: page, direction, showPage };
}

/** The units of an order's comparison: fetched once, sorted, filtered, one page of them. */
export function useUnitList(orderId: string, order: Order) {
  const query = useGetRecommendationsQuery(order);
  const [text, setText] = useState('');
  const { wanted, direction, showPage } = usePage();
  const list = {
    orderId,
    recommended: query.data ?? NONE,
    orderSalePrice: toDisplayOrder(order).dollarValue,
    text: text.trim(),
    page: wanted,
  };
  const page = useAppSelector((state) => selectUnitPage(state, list));
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
  };
}

export type UnitList = ReturnType<typeof useUnitList>;
