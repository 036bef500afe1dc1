import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import type { Quote } from '../../../../contract/matching/quote';
import type { Order } from '../../../../contract/order/order';
import type { Unit } from '../../../../contract/unit/unit';
import { useGetJudgedUnitQuery, selectUnitOfOrder } from '../../../state/api/matching/judgedUnit';
import { useAppSelector } from '../../../state/hooks';
import { useGated } from '../../../state/gate/useEffectGate';
import { selectQuote } from '../../../state/selectors/quote';

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
  const retry = useGated(refetch);
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
