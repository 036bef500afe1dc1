import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import { SAMPLE_ORDER, type Order } from '../../../../contract/order/order';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { useGetOrderSummaryQuery } from '../../../state/api/matching/orders';
import { useGated } from '../../../state/gate/useEffectGate';
import { selectDisplayOrder } from '../../../state/selectors/quote';
import { useServices } from '../../../state/services';

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
  const retry = useGated(refetch);
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
