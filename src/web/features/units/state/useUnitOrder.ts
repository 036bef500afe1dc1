import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import type { Quote } from '../../../../contract/matching/quote';
import { type Order, SAMPLE_ORDER } from '../../../../contract/orders/order';
import type { Unit } from '../../../../contract/units/unit';
import { useGetJudgedUnitQuery, selectUnitOfOrder } from '../../matching/api/judgedUnit';
import { useGetOrderSummaryQuery } from '../../orders/api/orders';
import { useAppSelector } from '../../../store/hooks';
import { useGated } from '../../../store/gate/useEffectGate';
import { selectQuote } from '../../matching/state/quote';
import { selectDisplayOrder } from '../../orders/state/displayOrder';
import { useServices } from '../../../store/services';

/** From the query parameter `order`; without it, the user chooses one, or gets the sample if nothing can be reserved. */
export function useUnitOrder() {
  const { config } = useServices();
  const [params] = useSearchParams();
  const requested = params.get('order')?.trim() || SAMPLE_ORDER;
  const isNone = requested === SAMPLE_ORDER;
  const isToChoose = isNone && config.capabilities.reservations === 'live';
  const { currentData, isFetching, refetch } = useGetOrderSummaryQuery(isToChoose ? skipToken : requested);
  const retry = useGated(refetch);
  const known = isToChoose ? undefined : currentData;
  return {
    order: known ? selectDisplayOrder(known) : null,
    /** As sent by the server; null unless the unit was opened from it. */
    source: isNone ? null : (known ?? null),
    isLoading: isFetching,
    isSample: isNone && !isToChoose,
    isToChoose,
    retry,
  };
}

export type UnitOrder = ReturnType<typeof useUnitOrder>;

/** From the order's comparison if loaded, otherwise judged by the server. */
export function useJudgedUnit(order: Order | null, itemCode: string) {
  const quote = useAppSelector((state) => (order === null ? null : selectQuote(state, order)));
  const listed = useAppSelector((state) => (quote === null ? undefined : selectUnitOfOrder(state, quote, itemCode)));
  const { currentData, isFetching, error, refetch } = useGetJudgedUnitQuery(
    quote === null || listed ? skipToken : { quote, serial: itemCode },
  );
  const retry = useGated(refetch);
  const unit = useLatest(quote, listed ?? currentData?.unit ?? null);
  return { unit, isLoading: unit === null && isFetching, error, retry };
}

export type JudgedUnit = ReturnType<typeof useJudgedUnit>;

/** The last unit of this quote: a reservation clears the list it came from. */
function useLatest(quote: Quote | null, unit: Unit | null): Unit | null {
  const [last, setLast] = useState({ quote, unit });
  if (last.quote !== quote || (unit !== null && last.unit !== unit)) setLast({ quote, unit });
  return unit ?? (last.quote === quote ? last.unit : null);
}
