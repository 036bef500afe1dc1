import { selectQuote } from '../../selectors/quote';
import type { AppStore } from '../../store';
import { getLastRefresh } from '../lastRefresh';
import { getOrder } from '../orders/orders';
import { getRecommendations } from '../recommendations';

/** Queries what the comparison of an order shows first. */
export async function prefetchUnits({ dispatch, getState }: AppStore, orderId: string): Promise<void> {
  const refresh = dispatch(getLastRefresh.initiate(undefined, { subscribe: false }));
  const { data: order } = await dispatch(getOrder.initiate(orderId, { subscribe: false }));
  if (order) await dispatch(getRecommendations.initiate(selectQuote(getState(), order), { subscribe: false }));
  await refresh;
}
