import type { OrdersCounts } from '../../../../contract/order/ordersQuery';
import type { OrderList } from '../../../../domain/order/orderList';
import { toCountsQuery } from '../../../../domain/order/ordersQuery';
import { withoutTriage } from '../../../../domain/order/orderFilters';
import { useGetOrdersCountsQuery } from '../../../state/api/matching/orders';
import { useDebouncedQuery } from './useDebouncedQuery';

export interface ListCounts {
  /** With the filters that stand. */
  standing: OrdersCounts | undefined;
  /** As if nothing of the triage were chosen. */
  whole: OrdersCounts | undefined;
  /** Nothing is known yet of any list, but will be. */
  isLoading: boolean;
}

/** How many orders each filter would leave; undefined while that is not known, and where it cannot be. */
export function useOrdersCounts(list: OrderList): ListCounts {
  const { filters } = useDebouncedQuery(list);
  const standing = useGetOrdersCountsQuery(toCountsQuery(filters));
  const whole = useGetOrdersCountsQuery(toCountsQuery(withoutTriage(filters)));
  return { standing: standing.currentData, whole: whole.currentData, isLoading: standing.isLoading };
}
