import { useMemo, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import type { Order } from '../../../../contract/order/order';
import type { Unit } from '../../../../contract/unit/unit';
import { toQuote } from '../../../../domain/order/quote';
import { useGetJudgedUnitQuery } from '../../../state/api/judgedUnit';
import { getRecommendations } from '../../../state/api/recommendations';
import { useAppSelector } from '../../../state/hooks';
import { selectManualUnits } from '../../../state/selectors/comparisonChoices';

/** The unit as it stands against the order. */
export interface JudgedUnit {
  /** Null while it is judged, and where it is not. */
  unit: Unit | null;
  isLoading: boolean;
  /** Why it could not be judged. */
  error: unknown;
  retry: () => void;
}

/** The unit as the comparison of its order has it, else as the server judges it now. */
export function useJudgedUnit(order: Order | null, itemCode: string): JudgedUnit {
  const listed = useListedUnit(order, itemCode);
  const request = useMemo(
    () => (order === null || listed ? skipToken : { quote: toQuote(order), serial: itemCode }),
    [order, listed, itemCode],
  );
  const { currentData, isFetching, error, refetch } = useGetJudgedUnitQuery(request);
  const unit = useLatest(order, listed ?? (request === skipToken ? null : (currentData ?? null)));
  return { unit, isLoading: unit === null && isFetching, error, retry: () => void refetch() };
}

/** The unit on the order's comparison, recommended or added by hand, where that was opened before. */
function useListedUnit(order: Order | null, itemCode: string): Unit | undefined {
  return useAppSelector((state) => {
    if (order === null) return undefined;
    const recommended = getRecommendations.select(order)(state).data?.units ?? [];
    const isIt = ({ serial }: Unit) => String(serial) === itemCode;
    return selectManualUnits(state, String(order.id)).find(isIt) ?? recommended.find(isIt);
  });
}

/** The unit that was known last for this order: a reservation forgets the list that it came from. */
function useLatest(order: Order | null, unit: Unit | null): Unit | null {
  const [last, setLast] = useState({ order, unit });
  if (last.order !== order || (unit !== null && last.unit !== unit)) setLast({ order, unit });
  return unit ?? (last.order === order ? last.unit : null);
}
