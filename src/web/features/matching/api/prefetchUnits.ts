import { selectQuote } from '../state/quote';
import type { AppStore } from '../../../store/store';
import { getLastRefresh } from '../../../store/api/lastRefresh';
import { getOrder } from '../../orders/api/orders';
import { getRecommendations } from './recommendations';

export async function prefetchUnits(store: AppStore, orderId: string): Promise<void> {
  const { dispatch } = store;
  const refresh = dispatch(getLastRefresh.initiate(undefined, { subscribe: false }));
  const { data: order } = await dispatch(getOrder.initiate(orderId, { subscribe: false }));
  if (order) await dispatch(getRecommendations.initiate(selectQuote(store.getState(), order), { subscribe: false }));
  await refresh;
}
