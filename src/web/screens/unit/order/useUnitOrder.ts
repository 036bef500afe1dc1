import { useSearchParams } from 'react-router-dom';
import { SAMPLE_ORDER } from '../../../../contract/order/orderSummary';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { useGetOrderSummaryQuery } from '../../../state/api/orderSummary';
import { selectDisplayOrder } from '../../../state/selectors/displayOrder';

export interface UnitOrder {
  /** Null while it loads, and where there is none. */
  order: DisplayOrder | null;
  isLoading: boolean;
  /** The unit was not opened from an order. */
  isSample: boolean;
  retry: () => void;
}

/** The order beside the unit: the one that the unit was opened from (query parameter `order`), else the sample order. */
export function useUnitOrder(): UnitOrder {
  const [params] = useSearchParams();
  const asked = params.get('order')?.trim() || SAMPLE_ORDER;
  const { currentData, isFetching, refetch } = useGetOrderSummaryQuery(asked);
  return {
    order: currentData ? selectDisplayOrder(currentData) : null,
    isLoading: isFetching,
    isSample: asked === SAMPLE_ORDER,
    retry: () => void refetch(),
  };
}
