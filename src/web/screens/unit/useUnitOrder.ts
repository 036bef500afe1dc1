import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import type { Quote } from '../../../contract/matching/quote';
import type { Order } from '../../../contract/order/order';
import { SAMPLE_ORDER } from '../../../contract/order/orderSummary';
import type { Unit } from '../../../contract/unit/unit';
import type { DisplayOrder } from '../../../domain/order/displayOrder';
import { useGetJudgedUnitQuery } from '../../state/api/judgedUnit';
import { useGetOrderSummaryQuery } from '../../state/api/orders/orderSummary';
import { selectUnitOfOrder } from '../../state/api/orders/unitOfOrder';
import { useAppSelector } from '../../state/hooks';
import { useRetry } from '../../state/intentions/useRetry';
import { selectDisplayOrder } from '../../state/selectors/displayOrder';
import { selectQuote } from '../../state/selectors/quote';
import { useServices } from '../../state/services';

export interface UnitOrder {
  /** Null while it loads, and where there is none. */
  order: DisplayOrder | null;
  /** The same as the server sent it, where the unit was opened from it; what the unit is judged for. */
  source: Order | null;
  isLoading: boolean;
  /** The spec's sample order: it stands for none. */
  isSample: boolean;
  /** The unit was opened without an order, and one can be chosen. */
  isToChoose: boolean;
  retry: () => void;
}

/**
 * The order beside the unit: the one that the unit was opened from (query parameter `order`). Without one it is to be chosen,
 * or the sample order where the product API keeps no reservations.
 */
export function useUnitOrder(): UnitOrder {
  const { config } = useServices();
  const [params] = useSearchParams();
  const asked = params.get('order')?.trim() || SAMPLE_ORDER;
  const isNone = asked === SAMPLE_ORDER;
  const isToChoose = isNone && config.capabilities.reservations === 'live';
  const { currentData, isFetching, refetch } = useGetOrderSummaryQuery(isToChoose ? skipToken : asked);
  const retry = useRetry('getOrderSummary', refetch);
  const known = isToChoose ? undefined : currentData;
  return {
    order: known ? selectDisplayOrder(known) : null,
    source: isNone ? null : (known ?? null),
    isLoading: isFetching,
    isSample: isNone && !isToChoose,
    isToChoose,
    retry,
  };
}

/** The unit as it stands against the order. */
export interface JudgedUnit {
  /** Null while it is judged, and where it is not. */
  unit: Unit | null;
  isLoading: boolean;
  /** Why it could not be judged. */
  error: unknown;
  retry: () => void;
}

/** The unit as the comparison of its order has it, with what counts from its texts; else as the server judges it now. */
export function useJudgedUnit(order: Order | null, itemCode: string): JudgedUnit {
  const quote = useQuote(order);
  const listed = useListedUnit(quote, itemCode);
  const { currentData, isFetching, error, refetch } = useGetJudgedUnitQuery(
    quote === null || listed ? skipToken : { quote, serial: itemCode },
  );
  const retry = useRetry('getJudgedUnit', refetch);
  const unit = useLatest(quote, listed ?? currentData ?? null);
  return { unit, isLoading: unit === null && isFetching, error, retry };
}

/** What the unit is judged against. */
const useQuote = (order: Order | null): Quote | null =>
  useAppSelector((state) => (order === null ? null : selectQuote(state, order)));

/** The unit on the order's comparison, recommended or added by hand, where that was opened before. */
function useListedUnit(quote: Quote | null, itemCode: string): Unit | undefined {
  return useAppSelector((state) => (quote === null ? undefined : selectUnitOfOrder(state, quote, itemCode)));
}

/** The unit that was known last for this quote: a reservation forgets the list that it came from. */
function useLatest(quote: Quote | null, unit: Unit | null): Unit | null {
  const [last, setLast] = useState({ quote, unit });
  if (last.quote !== quote || (unit !== null && last.unit !== unit)) setLast({ quote, unit });
  return unit ?? (last.quote === quote ? last.unit : null);
}
